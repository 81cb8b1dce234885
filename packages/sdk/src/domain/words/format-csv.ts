/** In either width: what a spreadsheet would take for a formula, and what already stands behind the marks of one. */
// oxlint-disable-next-line no-control-regex -- a control character before a sign hides the sign
const FORMULA_LIKE = /^'*[=+\-@＝＋－＠\u0000-\u001f]/;
// oxlint-disable-next-line no-control-regex -- as above
const MARKED = /^'+[=+\-@＝＋－＠\u0000-\u001f]/;

/** Text that a spreadsheet shows as it is; {@link unmarkText} takes the mark off again. */
export const markText = (text: string): string => (FORMULA_LIKE.test(text) ? `'${text}` : text);

/** The text behind the mark of {@link markText}. */
export const unmarkText = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);

/**
 * One line of a CSV file with its line end. Texts that look like formulas are marked as text;
 * numbers and truth values are what they are, null and undefined are nothing. Numbers have a point,
 * or the `decimal` that programs of the reader's country expect.
 */
export function formatCsvRow(
  cells: readonly (string | number | boolean | null | undefined)[],
  delimiter = ',',
  decimal: '.' | ',' = '.',
): string {
  const needsQuotes = new RegExp(
    `["\\r\\n${delimiter === '\t' ? '\\t' : `\\${delimiter}`}]|^\\s|\\s$`,
  );
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? markText(cell) : toPlainText(cell, decimal);
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  // A line of one empty cell would be an empty line, which readers skip.
  return `${quoted.length === 1 && quoted[0] === '' ? '""' : quoted.join(delimiter)}\r\n`;
}

const toPlainText = (cell: number | boolean | null | undefined, decimal: '.' | ','): string =>
  typeof cell === 'number' ? String(cell).replace('.', decimal) : String(cell ?? '');
