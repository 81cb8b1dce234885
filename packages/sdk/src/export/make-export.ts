import { writeCsv } from './csv/write-csv';
import type { ExportDocument, ExportFormat } from './table/export-table';

/**
 * The file of a document, a piece at a time. Its tables are read as the file is written, so that
 * memory holds a piece of them; whoever stops reading stops it. Runs in Node, in a worker and in a
 * page; what writes a kind of file is loaded with the first of it.
 */
export async function* makeExport(
  document: ExportDocument,
  format: ExportFormat,
): AsyncGenerator<Uint8Array> {
  if (format === 'pdf') {
    yield* (await import('./pdf/write-pdf')).writePdf(document);
  } else if (format === 'xlsx') {
    yield* (await import('./xlsx/write-xlsx')).writeXlsx(document);
  } else {
    const encoder = new TextEncoder();
    for await (const text of writeCsv(document)) yield encoder.encode(text);
  }
}
