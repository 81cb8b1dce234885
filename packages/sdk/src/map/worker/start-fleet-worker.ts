import type { FromFleetWorker } from './fleet-worker-messages';

/** A worker that has not said a word by then will not be waited for. */
const START_TIMEOUT_MS = 5_000;

function canPaintInWorker(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype
  );
}

/**
 * Starts the worker that paints the fleet, a file beside this one.
 * @returns the worker once it has said that it is ready; rejects where it cannot start: an old
 * browser, a page whose policy forbids it, a file that is not there
 */
export async function startFleetWorker(signal: AbortSignal): Promise<Worker> {
  if (!canPaintInWorker()) throw new Error('This browser cannot paint in a worker');
  // Bundlers look for exactly this expression.
  const worker = new Worker(new URL('./fleet-worker.ts', import.meta.url), { type: 'module' });
  try {
    await becomeReady(worker, signal);
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function becomeReady(worker: Worker, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('The worker is silent')), START_TIMEOUT_MS);
    const onMessage = ({ data }: MessageEvent<FromFleetWorker>) => {
      if (data.type === 'ready') settle();
    };
    const onError = (event: Event) => {
      event.preventDefault(); // told by the rejection, not by the page's console
      settle(new Error('The worker could not be loaded'));
    };
    const onAbort = () => settle(new Error('No longer wanted'));
    function settle(error?: Error) {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
      if (error) reject(error);
      else resolve();
    }
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
