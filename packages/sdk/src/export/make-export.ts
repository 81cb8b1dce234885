import type { ExportDocument, ExportFormat } from './table/export-table';
import { writeSheet } from './write-sheet';

/**
 * The file of a document. Its tables are read as the file is written; whoever stops reading stops it. A
 * spreadsheet comes a piece at a time, so that memory holds a piece of it; what writes a PDF is loaded
 * with the first one. Runs in Node, in a worker and in a page.
 */
export async function* makeExport(
  document: ExportDocument,
  format: ExportFormat,
): AsyncGenerator<Uint8Array> {
  if (format !== 'pdf') return yield* writeSheet(document, format);
  const { writePdf } = await import('./pdf/write-pdf');
  yield* writePdf(document);
}
