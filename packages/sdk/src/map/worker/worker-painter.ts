import type { CanvasView } from '../canvas/canvas-view';
import type { FleetPainter, FleetPainterHost } from './fleet-painter';
import type { FromFleetWorker, ToFleetWorker } from './fleet-worker-messages';
import { listBuffers } from '../fleet/pack-vehicles';
import { createPageCanvas } from '../canvas/paint-surface';

/** The least of a worker that the painter needs. */
export type FleetWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** A worker that owes a picture for two such spans, in a page that is seen, is dead. */
export const SILENCE_MS = 10_000;

/**
 * Paints the fleet in a worker. Of two canvases one is seen; another view is painted on the other
 * one, which takes its place when it is ready. One view at a time is under way. Says when the worker dies.
 */
export function createWorkerPainter(worker: FleetWorker, host: FleetPainterHost): FleetPainter {
  const canvases = [createPageCanvas(1, 1), createPageCanvas(1, 1)] as const;
  let shownIndex = 1;
  let underWay: CanvasView | undefined;
  let wanted: CanvasView | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silences = 0;

  const lose = (event?: Event) => {
    event?.preventDefault(); // told by `onLost`, not by the page's console
    destroy();
    host.onLost();
  };

  /** Two spans: after a sleep the first ends before the worker had its turn. */
  function awaitPicture() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silences = document.hidden ? 0 : silences + 1;
      if (silences > 1) lose();
      else awaitPicture();
    }, SILENCE_MS);
  }

  const send = (message: ToFleetWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);

  function sendWanted() {
    if (!wanted || underWay) return;
    underWay = wanted;
    wanted = undefined;
    send({ type: 'show', canvasIndex: 1 - shownIndex, view: underWay });
    silences = 0;
    awaitPicture();
  }

  const onMessage = ({ data }: MessageEvent<FromFleetWorker>) => {
    if (data.type === 'found') host.onFound(data.found);
    if (data.type !== 'frame') return;
    if (data.canvasIndex !== shownIndex) {
      if (!underWay) return;
      shownIndex = data.canvasIndex;
      host.onShow(canvases[shownIndex]!, underWay);
      underWay = undefined;
      clearTimeout(timer);
      sendWanted();
    }
    host.onFrame(data.frame);
  };
  worker.addEventListener('message', onMessage as EventListener);
  worker.addEventListener('error', lose);
  worker.addEventListener('messageerror', lose);

  function destroy() {
    clearTimeout(timer);
    worker.removeEventListener('message', onMessage as EventListener);
    worker.removeEventListener('error', lose);
    worker.removeEventListener('messageerror', lose);
    worker.terminate();
  }

  canvases.forEach(host.onCanvas);
  const offscreen = [
    canvases[0].transferControlToOffscreen(),
    canvases[1].transferControlToOffscreen(),
  ] as const;
  send({ type: 'start', canvases: offscreen }, [...offscreen]);

  return {
    post(message) {
      const buffers = message.type === 'packed' ? listBuffers(message.vehicles) : [];
      send({ type: 'render', message }, buffers);
    },
    show(view) {
      wanted = view;
      sendWanted();
    },
    addFonts: (fonts) => send({ type: 'fonts', fonts }),
    destroy,
  };
}
