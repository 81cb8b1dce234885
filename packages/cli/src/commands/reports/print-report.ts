import { type ReportColumn, type ReportRow, toPrintable } from '@rastro/sdk/domain';
import {
  type ExportDocument,
  formatExportValue,
  headOf,
  makeExport,
  toPlainCell,
} from '@rastro/sdk/export';
import type { CommandOptions } from '../../command';
import { type Context, printJson } from '../../context';
import { formatTable } from '../../terminal/format-table';

/** Prints a report as the options say, else as a table. */
export async function printReport(
  context: Context,
  document: ExportDocument,
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  options: CommandOptions,
): Promise<void> {
  if (options['json'])
    return printJson(
      context,
      rows.map((row) => toJson(row, columns)),
    );
  if (options['csv'] === true) return printCsv(context, document);
  if (options['tsv']) return printTsv(context, document);
  const [table] = document.tables;
  if (!table || rows.length === 0) return;
  const { style } = document;
  const cells: string[][] = [];
  for await (const piece of table.lines) {
    for (const line of piece) {
      cells.push(
        table.columns.map(({ kind }, at) =>
          formatExportValue(line.cells[at] ?? null, line.type === 'group' ? 'text' : kind, style),
        ),
      );
    }
  }
  const heads = table.columns.map(({ label }) => label.toLocaleUpperCase(style.locale));
  context.stdout.write(formatTable(heads, cells));
}

async function printCsv({ stdout }: Context, document: ExportDocument): Promise<void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const piece of makeExport(document, 'csv')) {
    stdout.write(decoder.decode(piece, { stream: true }));
  }
}

async function printTsv({ stdout }: Context, { tables, style }: ExportDocument): Promise<void> {
  const toLine = (cells: readonly unknown[]) =>
    `${cells.map((cell) => toPrintable(cell === null ? '' : String(cell))).join('\t')}\n`;
  for (const { columns, lines } of tables) {
    stdout.write(toLine(columns.map((column) => headOf(column, style))));
    for await (const piece of lines) {
      for (const { type, cells } of piece) {
        if (type !== 'row') continue;
        const texts = columns.map(({ kind }, at) => toPlainCell(cells[at] ?? null, kind, style));
        stdout.write(toLine(texts));
      }
    }
  }
}

/** A row as the tracking API measures, under the names of the columns; times as ISO text. */
const toJson = ({ deviceId, values }: ReportRow, columns: readonly ReportColumn[]) => ({
  deviceId,
  ...Object.fromEntries(
    columns.map(({ key, kind }) => {
      const value = values[key] ?? null;
      const isTime = kind === 'time' && typeof value === 'number';
      return [key, isTime ? new Date(value).toISOString() : value];
    }),
  ),
});
