/** Starts the worker that writes PDFs, a file beside this one. Rejects where there are no workers. */
export async function startPdfWorker(): Promise<Worker> {
  // Bundlers look for exactly this expression.
  return new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
}
