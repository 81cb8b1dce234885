/**
 * What a canvas shows: world pixels of its top left corner at a zoom level, and its size in CSS
 * pixels. `pixelRatio` is device pixels a CSS pixel.
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

/** How far a canvas reaches beyond the map on each side, so that panning needs no redraw. */
export const MARGIN_PX = 128;
