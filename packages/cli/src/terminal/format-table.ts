import { toPrintable } from '@rastro/sdk/domain';

/** Columns aligned by their widest cell; control characters in hostile names become spaces. */
export function formatTable(header: string[] | null, rows: string[][]): string {
  const cells = [...(header ? [header] : []), ...rows].map((row) => row.map(toPrintable));
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, [...(row[column] ?? '')].length), 0),
  );
  const lines = cells.map((row) => row.map((cell, column) => pad(cell, widths[column])).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

const pad = (cell: string, width = 0): string =>
  cell + ' '.repeat(Math.max(0, width - [...cell].length));
