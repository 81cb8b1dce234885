import type { CanvasView } from './canvas-view';

/**
 * Sizes and clears a canvas for a view; its context counts in CSS px. `null` without a canvas. It is painted
 * in memory: thousands of small shapes take a graphics chip long, and several times as long one that is none.
 */
export function prepareCanvas(
  canvas: HTMLCanvasElement,
  view: CanvasView,
): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const width = Math.round(view.width * view.pixelRatio);
  const height = Math.round(view.height * view.pixelRatio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(view.pixelRatio, 0, 0, view.pixelRatio, 0, 0);
  return context;
}
