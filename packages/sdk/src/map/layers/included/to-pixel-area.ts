import type { CanvasView } from '../../canvas/canvas-view';
import { toLatitude, toWorldLength } from '../../canvas/mercator';

/** Converts an area in m² to px² at its place. */
export function toPixelArea(
  view: Pick<CanvasView, 'scale'>,
  { y, squareMeters }: { y: number; squareMeters: number },
): number {
  const pixelsAMeter = toWorldLength(1, toLatitude(y)) * view.scale;
  return squareMeters * pixelsAMeter ** 2;
}
