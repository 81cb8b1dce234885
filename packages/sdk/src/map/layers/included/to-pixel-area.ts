import type { CanvasView } from '../../canvas/canvas-view';
import { toLatitude, toWorldLength } from '../../canvas/mercator';

/** How many px² something of a size in m² covers at its place. */
export function toPixelArea(
  view: Pick<CanvasView, 'scale'>,
  { y, squareMeters }: { y: number; squareMeters: number },
): number {
  const pixelsAMeter = toWorldLength(1, toLatitude(y)) * view.scale;
  return squareMeters * pixelsAMeter ** 2;
}
