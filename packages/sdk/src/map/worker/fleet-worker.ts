import { createFleetWorkerHost } from './fleet-worker-host';
import type { ToFleetWorker } from './fleet-worker-messages';

// The types of the page stand for those of a worker: what is used here is the same in both.
const scope: typeof globalThis & { fonts?: FontFaceSet } = globalThis;

const receive = createFleetWorkerHost({
  postMessage: (message, options) => scope.postMessage(message, options),
  requestAnimationFrame: (callback) => scope.requestAnimationFrame(callback),
  cancelAnimationFrame: (handle) => scope.cancelAnimationFrame(handle),
  async addFont({ family, data, descriptors }) {
    scope.fonts?.add(await new FontFace(family, data, descriptors).load());
  },
});

scope.addEventListener('message', (event: MessageEvent<ToFleetWorker>) => receive(event.data));
