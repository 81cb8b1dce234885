import { createFleetRenderer } from './fleet-renderer';
import type { FleetPainter, FleetPainterHost } from './fleet-painter';
import { createPageCanvas } from '../canvas/paint-surface';

/** Paints the fleet in the page itself: where there are no workers, or none may start. */
export function createPagePainter(host: FleetPainterHost): FleetPainter {
  const canvas = createPageCanvas(1, 1);
  const renderer = createFleetRenderer({
    createCanvas: createPageCanvas,
    now: () => performance.now(),
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (handle) => cancelAnimationFrame(handle),
    onFrame: host.onFrame,
  });
  return {
    post: renderer.post,
    show(view) {
      // Place and picture change in the same frame of the page.
      host.onShow(canvas, view);
      renderer.show(canvas, view);
      renderer.paint();
    },
    addFonts() {}, // the page has them
    destroy: renderer.destroy,
  };
}
