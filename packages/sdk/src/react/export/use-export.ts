'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExportDocument, ExportFormat } from '../../export';
import { downloadBlob } from '../../ui';

/** Source of a file, made on request. */
export interface ExportSource {
  /** Name of the file, without its extension; read once the document is made. */
  fileName: string | (() => string);
  /** Lines that will be written, where the document does not say; progress is told by it. */
  lineCount: number;
  /** Makes the document, and finds before what it lacks, places for instance. */
  prepare(format: ExportFormat, signal: AbortSignal): ExportDocument | Promise<ExportDocument>;
}

/** A file that is being written. */
export interface ExportState {
  /** Format being written; null while none is. */
  format: ExportFormat | null;
  /** From 0 to 1. */
  progress: number;
  /** Format that could not be written the last time; null after success. */
  failed: ExportFormat | null;
  /** Begins a file, and gives it to the browser when it is whole. */
  start(format: ExportFormat): void;
  cancel(): void;
}

const IDLE = { format: null, progress: 0, failed: null } as const;

/** Writes a table as a file, in a worker, one at a time; leaving the page stops it. */
export function useExport(source: ExportSource): ExportState {
  const [state, setState] = useState<Pick<ExportState, 'format' | 'progress' | 'failed'>>(IDLE);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState(IDLE);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback((format: ExportFormat) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ format, progress: 0, failed: null });
    const onProgress = (progress: number) => {
      if (!control.signal.aborted) setState({ format, progress, failed: null });
    };
    writeFile(latest.current, format, { signal: control.signal, onProgress }).then(
      () => {
        if (!control.signal.aborted) setState(IDLE);
      },
      () => {
        if (!control.signal.aborted) setState({ ...IDLE, failed: format });
      },
    );
  }, []);
  return { ...state, start, cancel };
}

async function writeFile(
  { fileName, lineCount, prepare }: ExportSource,
  format: ExportFormat,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: number) => void },
): Promise<void> {
  // What writes files comes with the first one that is wanted.
  const [{ runExport }, document] = await Promise.all([
    import('../../export/worker/run-export'),
    prepare(format, signal),
  ]);
  const expected = document.lineCount ?? lineCount;
  let taken = 0;
  const onLines = (count: number) => {
    taken += count;
    onProgress(expected > 0 ? Math.min(1, taken / expected) : 1);
  };
  const file = await runExport(document, format, { signal, onLines });
  signal.throwIfAborted();
  const name = typeof fileName === 'string' ? fileName : fileName();
  downloadBlob(file, `${name}.${format}`);
}
