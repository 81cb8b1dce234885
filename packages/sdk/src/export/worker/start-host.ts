import { createExportHost, type WriteFile } from './create-export-host';
import type { ToExportWorker } from './export-messages';

/** Answers the page in this worker, with the files that `write` makes. */
export function startHost(write: WriteFile): void {
  const receive = createExportHost((message) => globalThis.postMessage(message), write);
  globalThis.addEventListener('message', (event: MessageEvent<ToExportWorker>) =>
    receive(event.data),
  );
}
