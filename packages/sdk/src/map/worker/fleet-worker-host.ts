import { createFleetRenderer } from './fleet-renderer';
import type { FleetFrame } from '../fleet/fleet-frame';
import type { FromFleetWorker, ToFleetWorker } from './fleet-worker-messages';
import { chooseSurface } from '../canvas/choose-surface';
import type { PageFont } from '../canvas/load-page-fonts';
import { listBuffers } from '../fleet/pack-vehicles';
import { waitFor } from '../canvas/wait-for';

/** The least of a worker's global scope that painting needs. */
export interface FleetWorkerScope {
  postMessage(message: FromFleetWorker, options?: { transfer: Transferable[] }): void;
  requestAnimationFrame(callback: () => void): number;
  cancelAnimationFrame(handle: number): void;
  addFont(font: PageFont): Promise<void>;
}

/**
 * The worker's side: takes the page's messages, paints, and says which frame can be seen.
 * @returns takes a message
 */
export function createFleetWorkerHost(scope: FleetWorkerScope): (message: ToFleetWorker) => void {
  let canvases: readonly OffscreenCanvas[] = [];
  let canvasIndex = 0;
  let painted: { canvasIndex: number; frame: FleetFrame } | undefined;

  /** A picture leaves the worker at the end of its frame, so it is announced in the next one. */
  function announce(frame: FleetFrame) {
    if (!painted) scope.requestAnimationFrame(send);
    painted = { canvasIndex, frame };
  }

  function send() {
    if (!painted) return;
    const { frame } = painted;
    const transfer = [frame, frame.clusters, frame.opened ?? {}].flatMap(listBuffers);
    scope.postMessage({ type: 'frame', ...painted }, { transfer });
    painted = undefined;
  }

  const now = () => performance.now();
  // Before the surface is chosen: the page has work of its own meanwhile.
  scope.postMessage({ type: 'ready' });

  const renderer = createFleetRenderer({
    surface: chooseSurface((width, height) => new OffscreenCanvas(width, height), now),
    now,
    requestFrame: (callback) => scope.requestAnimationFrame(callback),
    cancelFrame: (handle) => scope.cancelAnimationFrame(handle),
    wait: waitFor,
    onFrame: announce,
    onFound: (found) =>
      scope.postMessage({ type: 'found', found }, { transfer: listBuffers(found) }),
  });

  return (message) => {
    switch (message.type) {
      case 'start':
        canvases = message.canvases;
        break;
      case 'show': {
        const canvas = canvases[message.canvasIndex];
        if (!canvas) break;
        canvasIndex = message.canvasIndex;
        renderer.show(canvas, message.view);
        break;
      }
      case 'fonts':
        void Promise.allSettled(message.fonts.map(scope.addFont)).then(renderer.redrawWords);
        break;
      case 'render':
        renderer.post(message.message);
    }
  };
}
