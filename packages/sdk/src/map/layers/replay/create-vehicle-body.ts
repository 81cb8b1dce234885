import {
  readAlarms,
  resolveFixMotion,
  type MotionPosition,
} from '../../../domain/device/motion-state';
import { drawVehicleIcon } from '../../../icons/draw-vehicle-icon';
import { largeDrawings } from '../../../icons/load-vehicle-icons';
import { createVariableReader } from '../../canvas/read-css-variable';
import { watchColors } from '../../canvas/watch-colors';
import { readFleetPalette } from '../../fleet/fleet-palette';
import { drawMarker } from '../../paint/marker-shapes';
import { toTrailToken } from '../follow/trails';

/** A vehicle of a replay on the page: its marker with a halo, and a label. */
export interface VehicleBody {
  element: HTMLElement;
  show: (fix: MotionPosition, moment: { course: number; isGap: boolean }, label: string) => void;
  remove: () => void;
}

const SIDE_PX = 84;
const HALO_PX = 28;
const ICON_PX = 20;
/** The page's own style sheet does not reach into the map of a widget. */
const LABEL_STYLE = {
  position: 'absolute',
  top: '74px',
  left: '50%',
  transform: 'translateX(-50%)',
  maxWidth: '220px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  padding: '2px 6px',
  borderRadius: 'var(--rastro-radius-tag)',
  background: 'var(--rastro-accent)',
  color: 'var(--rastro-accent-text)',
  font: '600 11px/16px var(--rastro-font-family)',
  fontFeatureSettings: "'tnum' 1",
};
const DEGREE = Math.PI / 180;

/** Makes the body of a vehicle in the colours in force at `host`. */
export function createVehicleBody(
  host: HTMLElement,
  { icon, color }: { icon: string; color: number | null },
): VehicleBody {
  const element = document.createElement('div');
  element.className = 'rastro-replay-vehicle';
  const canvas = document.createElement('canvas');
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.height = Math.round(SIDE_PX * ratio);
  canvas.style.width = canvas.style.height = `${SIDE_PX}px`;
  const label = document.createElement('span');
  label.className = 'rastro-replay-label';
  Object.assign(label.style, LABEL_STYLE);
  element.append(canvas, label);
  const read = createVariableReader(host);
  let shown: Parameters<VehicleBody['show']> | null = null;
  let paintedKey = '';

  const paint = () => {
    // In memory: painted anew with each turn, which is many times a second while it plays.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || !shown) return;
    const [fix, { course, isGap }] = shown;
    const status = isGap ? 'offline' : resolveFixMotion(fix);
    const palette = readFleetPalette(read);
    const halo = color === null ? palette.halo : read(toTrailToken(color));
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, SIDE_PX, SIDE_PX);
    context.translate(SIDE_PX / 2, SIDE_PX / 2);
    context.beginPath();
    context.arc(0, 0, HALO_PX, 0, Math.PI * 2);
    context.globalAlpha = 0.2;
    context.fillStyle = halo;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 2;
    context.strokeStyle = halo;
    context.stroke();
    const angleRadians = course * DEGREE;
    const icons = largeDrawings.get();
    const paths = icons?.[icon] ?? icons?.['default'];
    const isAlarm = readAlarms(fix).length > 0;
    const tints = {
      primary: isAlarm ? palette.surface : palette.text,
      secondary: isAlarm ? palette.text : palette.surface,
      halo: palette.surface,
    };
    drawMarker(
      context,
      {
        status,
        isAlarm,
        angleRadians,
        ...(paths && {
          drawIcon: () => drawVehicleIcon(context, paths, tints, ICON_PX, angleRadians),
        }),
      },
      palette,
    );
  };
  const stopWatching = watchColors(host, paint);
  let isHere = true;
  largeDrawings.load().then(
    () => isHere && paint(),
    () => undefined, // a marker without a drawing is still a marker
  );
  return {
    element,
    show(fix, moment, text) {
      shown = [fix, moment, text];
      if (label.textContent !== text) label.textContent = text;
      const alarm = readAlarms(fix).length > 0;
      const key = [resolveFixMotion(fix), moment.isGap, alarm, Math.round(moment.course)].join();
      if (key === paintedKey) return;
      paintedKey = key;
      paint();
    },
    remove() {
      isHere = false;
      stopWatching();
    },
  };
}
