/** Starts the worker that writes spreadsheets and CSV, a file beside this one. Rejects where there are no workers. */
export async function startExportWorker(): Promise<Worker> {
  // Bundlers look for exactly this expression.
  return new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
}
