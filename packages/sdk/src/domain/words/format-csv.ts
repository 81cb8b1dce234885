/** In either width: what a spreadsheet would take for a formula, and what already stands behind the marks of one. */
// oxlint-disable-next-line no-control-regex -- a control character before a sign hides the sign
const FORMULA_LIKE = /^'*[=+\-@＝＋－＠\u0000-\u001f]/;
// oxlint-disable-next-line no-control-regex -- as above
const MARKED = /^'+[=+\-@＝＋－＠\u0000-\u001f]/;

/** In C0 and C1, but for tabs and line breaks: what steers the terminal that a file is looked at in. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const STEERING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text with a sign at its beginning that no spreadsheet computes: a number, a place, a telephone number, a dash for nothing. */
const FIGURE = String.raw`[-+]?\d+(?:[.,]\d+)*`;
const LEFT = new RegExp(
  String.raw`^(?:[-+]+|${FIGURE}(?:(?:, ?|; ?)${FIGURE})?|\+\d{1,3} \(?\d{1,4}\)?(?: \d{1,9}(?:-\d{1,9})?)*)$`,
);

const isComputed = (text: string): boolean => FORMULA_LIKE.test(text) && !LEFT.test(text);

/** Text that a spreadsheet shows as it is; {@link unmarkText} takes the mark off again. */
export const markText = (text: string): string => (isComputed(text) ? `'${text}` : text);

/** The text behind the mark of {@link markText}. */
export const unmarkText = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);

/**
 * One line of a CSV file with its line end. Texts that look like formulas are marked as text, and have no control
 * characters but tabs and line breaks;
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
    const text =
      typeof cell === 'string' ? markText(cell.replace(STEERING, '')) : toPlainText(cell, decimal);
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  // A line of one empty cell would be an empty line, which readers skip.
  return `${quoted.length === 1 && quoted[0] === '' ? '""' : quoted.join(delimiter)}\r\n`;
}

/** CSV signs of a language: spreadsheets with a decimal comma expect `;`. */
export const csvStyleOf = (locale: string): { delimiter: ',' | ';'; decimal: '.' | ',' } =>
  locale.startsWith('en') ? { delimiter: ',', decimal: '.' } : { delimiter: ';', decimal: ',' };

const toPlainText = (cell: number | boolean | null | undefined, decimal: '.' | ','): string =>
  typeof cell === 'number' ? String(cell).replace('.', decimal) : String(cell ?? '');
