import { writeCsv } from './csv/write-csv';
import { writePdf } from './pdf/write-pdf';
import type { ExportDocument, ExportFormat } from './table/export-table';
import { writeXlsx } from './xlsx/write-xlsx';

/**
 * The file of a document, a piece at a time. Its tables are read as the file is written, so that
 * memory holds a piece of them; whoever stops reading stops it. Runs in Node, in a worker and in a
 * page.
 */
export async function* makeExport(
  document: ExportDocument,
  format: ExportFormat,
): AsyncGenerator<Uint8Array> {
  if (format === 'pdf') {
    yield* writePdf(document);
  } else if (format === 'xlsx') {
    yield* writeXlsx(document);
  } else {
    const encoder = new TextEncoder();
    for await (const text of writeCsv(document)) yield encoder.encode(text);
  }
}
