/**
 * Splits CSV text (RFC 4180: quoted fields, doubled quotes, CRLF or LF) into rows of fields.
 * Empty lines are left out. Throws `SyntaxError` when a quoted field is never closed.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(field);
    field = '';
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') field += text.charAt(++at);
      else isQuoted = false;
    } else if (char === '"' && field === '') isQuoted = true;
    else if (char === ',') {
      row.push(field);
      field = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r' || text[at + 1] !== '\n') field += char;
  }
  if (isQuoted) throw new SyntaxError('CSV ends inside a quoted field');
  if (field !== '' || row.length > 0) endRow();
  return rows;
}
