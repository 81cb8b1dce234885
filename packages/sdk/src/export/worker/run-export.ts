import { makeExport } from '../make-export';
import type { ExportDocument, ExportFormat, ExportLine, ExportTable } from '../table/export-table';
import type { FromExportWorker, ToExportWorker } from './export-messages';
import { gatherFile } from './gather-file';
import { startExportWorker } from './start-export-worker';
import { startPdfWorker } from './start-pdf-worker';

/** Control and progress of writing a file. */
export interface ExportRun {
  /** Stops it; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called with the number of further lines written. */
  onLines(count: number): void;
}

type Lines = AsyncIterator<readonly ExportLine[]>;

/**
 * Writes a file in a worker, which takes the lines piece by piece; in the page, between its other
 * work, where no worker may start. Rejects when lines cannot be had or the worker dies.
 */
export async function runExport(
  document: ExportDocument,
  format: ExportFormat,
  run: ExportRun,
): Promise<Blob> {
  run.signal.throwIfAborted();
  const start = format === 'pdf' ? startPdfWorker : startExportWorker;
  const worker = await start().catch(() => null);
  const file = worker && (await writeInWorker(worker, document, format, run));
  return file ?? writeInPage(document, format, run);
}

async function* read({ lines }: ExportTable): AsyncGenerator<readonly ExportLine[]> {
  yield* lines;
}

/** The file; null when the worker could not be loaded, and nothing was taken yet. */
function writeInWorker(
  worker: Worker,
  { tables, ...rest }: ExportDocument,
  format: ExportFormat,
  { signal, onLines }: ExportRun,
): Promise<Blob | null> {
  const send = (message: ToExportWorker) => worker.postMessage(message);
  const iterators = new Map<number, Lines>();
  let hasBegun = false;
  const answer = async (table: number): Promise<void> => {
    hasBegun = true;
    const source = tables[table];
    if (!source) return;
    let lines = iterators.get(table);
    if (!lines) iterators.set(table, (lines = read(source)));
    const step = await lines.next();
    send({ type: 'lines', lines: step.done ? [] : step.value, isLast: step.done === true });
    if (!step.done) onLines(step.value.length);
  };
  return new Promise<Blob | null>((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<FromExportWorker>) => {
      if (data.type === 'more') answer(data.table).catch(reject);
      else if (data.type === 'done') resolve(data.file);
      else reject(new Error('The file could not be written'));
    };
    const onError = (event: Event) => {
      event.preventDefault(); // told by the promise, not by the page's console
      if (hasBegun) reject(new Error('The worker ended'));
      else resolve(null);
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    // What aborts says why, with any value.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const heads = tables.map(({ name, columns }) => ({ name, columns }));
    send({ type: 'start', head: { ...rest, tables: heads }, format });
  }).finally(() => worker.terminate());
}

async function writeInPage(
  document: ExportDocument,
  format: ExportFormat,
  { signal, onLines }: ExportRun,
): Promise<Blob> {
  async function* slices(table: ExportTable): AsyncGenerator<readonly ExportLine[]> {
    for await (const lines of table.lines) {
      // A turn of the loop between two pieces lets the page live.
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal.throwIfAborted();
      onLines(lines.length);
      yield lines;
    }
  }
  const tables = document.tables.map((table) => ({ ...table, lines: slices(table) }));
  const file = await gatherFile(makeExport({ ...document, tables }, format), format);
  signal.throwIfAborted();
  return file;
}
