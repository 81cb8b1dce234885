import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { askCluster } from './ask-cluster';
import { openCluster } from './open-cluster';
import { endsReady } from './ends-ready';
import { holdsPanic } from './holds-panic';
import type { WorkerAnswer, WorkerRequest, WorkerSetup } from './worker-messages';

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');

const post = (answer: WorkerAnswer): void => {
  const transfer =
    answer.kind === 'answer' && answer.bytes.buffer instanceof ArrayBuffer
      ? [answer.bytes.buffer]
      : [];
  port.postMessage(answer, transfer);
};

async function handle(pglite: PGlite, request: WorkerRequest): Promise<Uint8Array> {
  switch (request.kind) {
    case 'protocol':
      return askCluster(pglite, request.bytes);
    case 'reset':
      if (pglite.isInTransaction()) await pglite.exec('rollback');
      await pglite.exec('discard all');
      return new Uint8Array();
    case 'dump': {
      const dump = await pglite.dumpDataDir('gzip');
      return new Uint8Array(await dump.arrayBuffer());
    }
    case 'close':
      await pglite.close();
      return new Uint8Array();
  }
}

/** Ends the worker: memory can no longer be trusted, while committed data is on disk. */
function end(message: string): never {
  post({ kind: 'failed', message });
  process.exit(1);
}

try {
  const pglite = await openCluster(workerData as WorkerSetup);
  let last: Promise<void> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    last = last.then(async () => {
      try {
        const bytes = await handle(pglite, request);
        const isQuestion = request.kind === 'protocol';
        if (isQuestion && !endsReady(bytes)) end('It broke off in the middle of an answer.');
        const isPanic = isQuestion && holdsPanic(bytes);
        post({ kind: 'answer', id: request.id, bytes });
        if (isPanic) end('It said PANIC.');
      } catch (error) {
        if (request.kind === 'protocol' || request.kind === 'reset') end(String(error));
        post({ kind: 'error', id: request.id, message: String(error) });
      }
      if (request.kind === 'close') port.close();
    });
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}
