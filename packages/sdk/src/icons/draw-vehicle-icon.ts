import { resolvePathPaint, type IconTints } from './icon-tints';
import { ICON_UNITS, type VehicleIconPath } from './vehicle-icon-path';

/** The least of a 2D context that drawing an icon needs; page and worker contexts both have it. */
type IconContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'rotate'
  | 'scale'
  | 'translate'
  | 'fill'
  | 'stroke'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'globalAlpha'
>;

const outlines = new WeakMap<VehicleIconPath, Path2D>();

function outlineOf(path: VehicleIconPath): Path2D {
  let outline = outlines.get(path);
  if (!outline) outlines.set(path, (outline = new Path2D(path.d)));
  return outline;
}

/**
 * Draws an icon centred on the origin of the context.
 * @param size side of the whole square in the context's units
 * @param angleRadians clockwise from up
 */
export function drawVehicleIcon(
  context: IconContext,
  paths: readonly VehicleIconPath[],
  tints: IconTints,
  size: number,
  angleRadians: number,
): void {
  context.save();
  context.rotate(angleRadians);
  context.scale(size / ICON_UNITS, size / ICON_UNITS);
  context.translate(-ICON_UNITS / 2, -ICON_UNITS / 2);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const alpha = context.globalAlpha;
  for (const path of paths) {
    const { fill, stroke } = resolvePathPaint(path, tints);
    if (fill) {
      context.globalAlpha = alpha * (path.fillOpacity ?? 1);
      context.fillStyle = fill;
      context.fill(outlineOf(path));
    }
    if (stroke) {
      context.globalAlpha = alpha * (path.strokeOpacity ?? 1);
      context.strokeStyle = stroke;
      context.lineWidth = path.strokeWidth ?? 1;
      context.stroke(outlineOf(path));
    }
  }
  context.restore();
}
