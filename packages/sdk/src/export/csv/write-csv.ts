import { csvStyleOf, formatCsvRow } from '../../domain';
import type { ExportDocument } from '../table/export-table';
import { headOf, toPlainCell } from './plain-cell';

/** By which programs know UTF-8. */
const MARK = '\uFEFF';

/**
 * The rows as CSV text, a piece at a time: `;` and a decimal comma where the language writes one.
 * Figures are plain, their units in the head; titles and sums of groups are left to programs that
 * know them. Several tables stand below each other.
 */
export async function* writeCsv(document: ExportDocument): AsyncGenerator<string> {
  const { style, tables } = document;
  const { delimiter, decimal } = csvStyleOf(style.locale);
  yield MARK;
  for (const [index, { columns, lines }] of tables.entries()) {
    if (index > 0) yield '\r\n';
    yield formatCsvRow(
      columns.map((column) => headOf(column, style)),
      delimiter,
    );
    for await (const piece of lines) {
      const rows = piece.filter(({ type }) => type === 'row');
      const texts = rows.map(({ cells }) =>
        formatCsvRow(
          columns.map(({ kind }, at) => toPlainCell(cells[at] ?? null, kind, style)),
          delimiter,
          decimal,
        ),
      );
      if (texts.length > 0) yield texts.join('');
    }
  }
}
