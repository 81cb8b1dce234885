/** What a spreadsheet would take for a formula, and what already stands behind the marks of one. */
const FORMULA_LIKE = /^'*[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;

/** Text that a spreadsheet shows as it is; {@link unmarkText} takes the mark off again. */
export const markText = (text: string): string => (FORMULA_LIKE.test(text) ? `'${text}` : text);

/** The text behind the mark of {@link markText}. */
export const unmarkText = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);

/** One line of a CSV file with its line end. Cells that look like formulas are marked as text. */
export function formatCsvRow(cells: readonly string[], delimiter = ','): string {
  const needsQuotes = new RegExp(
    `["\\r\\n${delimiter === '\t' ? '\\t' : `\\${delimiter}`}]|^\\s|\\s$`,
  );
  const quoted = cells.map((cell) => {
    const text = markText(cell);
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  // A line of one empty cell would be an empty line, which readers skip.
  return `${quoted.length === 1 && quoted[0] === '' ? '""' : quoted.join(delimiter)}\r\n`;
}
