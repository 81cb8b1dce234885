import { drawVehicleIcon } from '../../../icons/draw-vehicle-icon';
import type { VehicleIcons } from '../../../icons/load-vehicle-icons';
import type { MarkerStatus } from '../../../domain/device/motion-state';
import { DEFAULT_TINTS } from '../../../domain/device/tints';
import type { FleetPalette } from '../../fleet/fleet-palette';
import { drawCluster, toRingSteps } from '../../paint/cluster-shape';
import { paintHalo } from '../../paint/halo-atlas';
import { drawMarker } from '../../paint/marker-shapes';
import { drawOwner, OWNER_OFFSET_PX } from '../../paint/owner-atlas';

/** Side of the square that a marker of the legend is drawn in, CSS px. */
export const LEGEND_MARKER_PX = 44;

const SCALE = 0.86;
const ICON_PX = 22;
/** Up and to the right, so that the tip of a moving one is seen to point somewhere. */
const COURSE_RADIANS = Math.PI / 4;

/** Things the legend explains by a marker. */
export type LegendSign = MarkerStatus | 'attended' | 'cluster';

/** Twelve vehicles of more than one state. */
const CLUSTER = {
  text: '12',
  radius: 17,
  steps: toRingSteps([6, 2, 4, 0, 0]),
  tone: 'stopped',
} as const;

/** Draws the marker that the map has for a state or for vehicles near each other. */
export function drawLegendMarker(
  canvas: HTMLCanvasElement,
  sign: LegendSign,
  palette: FleetPalette,
  icons: VehicleIcons,
): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.height = LEGEND_MARKER_PX * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  const middle = LEGEND_MARKER_PX / 2;
  context.setTransform(ratio * SCALE, 0, 0, ratio * SCALE, middle * ratio, middle * ratio);
  if (sign === 'cluster') {
    drawCluster(context, CLUSTER, palette);
    return;
  }
  const isAlarm = sign === 'alarm';
  const isAttended = sign === 'attended';
  if (isAttended)
    paintHalo(context, { isAlarm: true, isSelected: false, pulseStep: undefined }, palette);
  const angleRadians = sign === 'moving' || isAlarm || isAttended ? COURSE_RADIANS : 0;
  const paths = icons['car'];
  drawMarker(
    context,
    {
      status: isAlarm ? 'idle' : isAttended ? 'moving' : sign,
      isAlarm,
      angleRadians,
      ...(paths && {
        drawIcon: () => drawVehicleIcon(context, paths, DEFAULT_TINTS, ICON_PX, angleRadians),
      }),
    },
    palette,
  );
  if (!isAttended) return;
  context.translate(OWNER_OFFSET_PX, -OWNER_OFFSET_PX);
  drawOwner(context, 'AB', palette);
}
