/** The field that begins at `at`, and where it ends: at a comma, a line break or the end of the text. */
function readField(text: string, at: number): { field: string; end: number } {
  let quoted = '';
  let start = at;
  while (text[start] === '"') {
    const close = text.indexOf('"', start + 1);
    if (close === -1) throw new SyntaxError('CSV ends inside a quoted field');
    // The second of two quotes begins the next piece, with the one that they stand for.
    quoted += text.slice(start === at ? start + 1 : start, close);
    start = close + 1;
  }
  let end = start;
  while (end < text.length && text[end] !== ',' && !isLineBreak(text, end)) end += 1;
  return { field: quoted + text.slice(start, end), end };
}

const isLineBreak = (text: string, at: number): boolean =>
  text[at] === '\n' || (text[at] === '\r' && text[at + 1] === '\n');

/**
 * Splits CSV text (RFC 4180: quoted fields, doubled quotes, CRLF or LF) into rows of fields.
 * Empty lines are left out. Throws `SyntaxError` when a quoted field is never closed.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const { field, end } = readField(text, at);
    row.push(field);
    at = end;
    if (text[at] === ',') continue;
    if (row.length > 1 || field !== '') rows.push(row);
    row = [];
    if (text[at] === '\r') at += 1;
  }
  return rows;
}
