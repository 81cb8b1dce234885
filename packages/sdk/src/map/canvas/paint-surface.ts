/** A 2D context of the page or of a worker. */
export type Paint2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas of the page or of a worker. */
export type PaintCanvas = HTMLCanvasElement | OffscreenCanvas;

/** Makes a canvas that is not on the page, of a size in device px. */
export type CreateCanvas = (width: number, height: number) => PaintCanvas;

/** The 2D context of a canvas; `null` where the browser has none (or no memory for it). */
export type Get2D = (canvas: PaintCanvas) => Paint2D | null;

/** Factory of canvases whose contexts are all of one kind. */
export interface PaintSurface {
  createCanvas: CreateCanvas;
  get2D: Get2D;
}

/** `CreateCanvas` of a page. */
export function createPageCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
