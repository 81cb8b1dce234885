/**
 * View of a canvas: world pixels of its top left corner at a zoom level, and its size in CSS
 * pixels. `pixelRatio` is device pixels per CSS pixel.
 */
export interface CanvasView {
  zoom: number;
  /** Pixels across the whole world: 256 × 2^zoom. */
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
  pixelRatio: number;
}

/**
 * Margin of a canvas beyond the map on each side, which makes panning possible without a redraw.
 */
export const MARGIN_PX = 128;
