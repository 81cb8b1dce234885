/** Columns aligned by their widest cell; control characters in hostile names become spaces. */
export function formatTable(header: string[], rows: string[][]): string {
  const cells = [header, ...rows].map((row) => row.map(toPrintable));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const lines = cells.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function toPrintable(text: string): string {
  return text.replace(/\p{C}/gu, ' ');
}
