import type { ExportDocument, ExportFormat, ExportLine, ExportTable } from '../table/export-table';

/** A document whose lines come later, as a worker is given it. */
export interface ExportHead extends Omit<ExportDocument, 'tables'> {
  tables: readonly Omit<ExportTable, 'lines'>[];
}

/** What the page tells the worker. */
export type ToExportWorker =
  | { type: 'start'; head: ExportHead; format: ExportFormat }
  | { type: 'lines'; lines: readonly ExportLine[]; isLast: boolean };

/** What the worker tells the page. It asks for lines when it has written those before. */
export type FromExportWorker =
  | { type: 'more'; table: number }
  | { type: 'done'; file: Blob }
  | { type: 'failed' };
