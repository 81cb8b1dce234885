import { createExportHost } from './create-export-host';
import type { ToExportWorker } from './export-messages';

const receive = createExportHost((message) => globalThis.postMessage(message));

globalThis.addEventListener('message', (event: MessageEvent<ToExportWorker>) =>
  receive(event.data),
);
