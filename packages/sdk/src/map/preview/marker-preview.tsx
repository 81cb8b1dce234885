import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { MotionState } from '../../domain/device/motion-state';
import type { Tints } from '../../domain/device/tints';
import { drawVehicleIcon } from '../../icons/draw-vehicle-icon';
import { largeDrawings, type VehicleIcons } from '../../icons/load-vehicle-icons';
import { useLabels } from '../../react/use-labels';
import { createVariableReader } from '../canvas/read-css-variable';
import { watchColors } from '../canvas/watch-colors';
import { readFleetPalette, type FleetPalette } from '../fleet/fleet-palette';
import { drawMarker } from '../paint/marker-shapes';

const STATES: readonly MotionState[] = ['moving', 'idle', 'stopped', 'offline'];
/** Side of the square of a marker, CSS px. */
const SIDE_PX = 72;
const SCALE = 1.3;
const ICON_PX = 22;
/** Up and to the right, so that the tip of a moving one is seen to point somewhere. */
const COURSE_RADIANS = Math.PI / 4;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  place-items: center;
  gap: 8px;
  width: 100%;
  padding: 12px 0;
`;
const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 96px;
  & > canvas {
    width: ${SIDE_PX}px;
    height: ${SIDE_PX}px;
  }
  & > span {
    padding: 1px 8px;
    border-radius: var(--rastro-radius-tag);
    background: var(--rastro-surface);
    color: var(--rastro-text);
    font: 500 11px/16px var(--rastro-font-family);
  }
`;

/** Props of {@link MarkerPreview}. */
export interface MarkerPreviewProps {
  /** Name of the drawing. */
  icon: string;
  tints: Tints;
}

/** A vehicle as the map draws it: moving, idle, stopped and offline. It follows each change. */
export function MarkerPreview({ icon, tints }: MarkerPreviewProps): ReactElement {
  const t = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const { primary, secondary } = tints;
  useEffect(() => {
    const host = box.current;
    if (!host) return;
    let icons: VehicleIcons = largeDrawings.get() ?? {};
    let isThere = true;
    const paint = () => {
      const palette = readFleetPalette(createVariableReader(host));
      for (const canvas of host.querySelectorAll('canvas')) {
        const status = canvas.dataset['status'] as MotionState;
        draw(canvas, { status, icon, tints: { primary, secondary } }, palette, icons);
      }
    };
    paint();
    largeDrawings.load().then(
      (loaded) => {
        icons = loaded;
        if (isThere) paint();
      },
      () => undefined, // shapes and colours are seen without a drawing
    );
    const unwatch = watchColors(host, paint);
    return () => {
      isThere = false;
      unwatch();
    };
  }, [icon, primary, secondary]);
  return (
    <Root ref={box}>
      {STATES.map((status) => (
        <State key={status}>
          <canvas data-status={status} />
          <span>{t(`status.${status}`)}</span>
        </State>
      ))}
    </Root>
  );
}

function draw(
  canvas: HTMLCanvasElement,
  { status, icon, tints }: { status: MotionState; icon: string; tints: Tints },
  palette: FleetPalette,
  icons: VehicleIcons,
): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.height = SIDE_PX * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  const middle = (SIDE_PX / 2) * ratio;
  context.setTransform(ratio * SCALE, 0, 0, ratio * SCALE, middle, middle);
  const angleRadians = status === 'moving' ? COURSE_RADIANS : 0;
  const paths = icons[icon];
  drawMarker(
    context,
    {
      status,
      isAlarm: false,
      angleRadians,
      ...(paths && {
        drawIcon: () => drawVehicleIcon(context, paths, tints, ICON_PX, angleRadians),
      }),
    },
    palette,
  );
}
