import { writeCsv } from './csv/write-csv';
import type { ExportDocument, ExportFormat } from './table/export-table';
import { writeXlsx } from './xlsx/write-xlsx';

/** A document as spreadsheet or CSV, a piece at a time. */
export async function* writeSheet(
  document: ExportDocument,
  format: ExportFormat,
): AsyncGenerator<Uint8Array> {
  if (format === 'xlsx') {
    yield* writeXlsx(document);
    return;
  }
  const encoder = new TextEncoder();
  for await (const text of writeCsv(document)) yield encoder.encode(text);
}
