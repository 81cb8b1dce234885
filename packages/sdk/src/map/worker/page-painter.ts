import { createFleetRenderer } from './fleet-renderer';
import type { FleetPainter, FleetPainterHost } from './fleet-painter';
import { chooseSurface } from '../canvas/choose-surface';
import { createPageCanvas } from '../canvas/paint-surface';
import { waitFor } from '../canvas/wait-for';

/** Paints the fleet in the page itself: where there are no workers, or none may start. */
export function createPagePainter(host: FleetPainterHost): FleetPainter {
  const canvas = createPageCanvas(1, 1);
  const now = () => performance.now();
  const renderer = createFleetRenderer({
    surface: chooseSurface(createPageCanvas, now),
    now,
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (handle) => cancelAnimationFrame(handle),
    wait: waitFor,
    onFrame: host.onFrame,
    onFound: host.onFound,
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
