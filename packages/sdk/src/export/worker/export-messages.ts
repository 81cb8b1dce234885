import type { ExportDocument, ExportFormat, ExportLine, ExportTable } from '../table/export-table';

/** A document whose lines come later, as a worker is given it. */
export interface ExportHead extends Omit<ExportDocument, 'tables'> {
  tables: readonly Omit<ExportTable, 'lines'>[];
}

/** Message from the page to the worker. */
export type ToExportWorker =
  | { type: 'start'; head: ExportHead; format: ExportFormat }
  | { type: 'lines'; lines: readonly ExportLine[]; isLast: boolean };

/** Message from the worker to the page. It requests lines after writing those before. */
export type FromExportWorker =
  | { type: 'more'; table: number }
  | { type: 'done'; file: Blob }
  | { type: 'failed' };
