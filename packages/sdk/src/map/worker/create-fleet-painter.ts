import type { FleetPainter, FleetPainterHost } from './fleet-painter';
import { startFleetWorker } from './start-fleet-worker';
import { createWorkerPainter } from './worker-painter';

/**
 * A painter in a worker where one can start, else in the page, as with `isInPage`. What it is told
 * before it is known which waits.
 */
export function createFleetPainter(host: FleetPainterHost, isInPage = false): FleetPainter {
  const abort = new AbortController();
  let painter: FleetPainter | undefined;
  let waiting: ((painter: FleetPainter) => void)[] = [];

  const tell = (task: (painter: FleetPainter) => void) => {
    if (painter) task(painter);
    else waiting.push(task);
  };
  const begin = (chosen: FleetPainter) => {
    if (abort.signal.aborted) return chosen.destroy();
    painter = chosen;
    waiting.forEach((task) => task(chosen));
    waiting = [];
  };
  const startWorker = async () => createWorkerPainter(await startFleetWorker(abort.signal), host);
  // A file of its own: pages with a worker never need it.
  const startPage = async () => (await import('./page-painter')).createPagePainter(host);
  void (isInPage ? startPage() : startWorker().catch(startPage)).then(begin);

  return {
    post: (message) => tell((told) => told.post(message)),
    show: (view) => tell((told) => told.show(view)),
    addFonts: (fonts) => tell((told) => told.addFonts(fonts)),
    destroy() {
      abort.abort();
      painter?.destroy();
    },
  };
}
