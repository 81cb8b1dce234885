const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Spreadsheets write it as the first line to say how they divide. */
const SAID = /^sep=(.)\r?$/i;

/**
 * Detects the delimiter from the first line that is not empty; a comma if nothing indicates one.
 */
export function detectDelimiter(start: string): string {
  const header = firstLine(start);
  const said = SAID.exec(header)?.[1];
  if (said) return said;
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}

/**
 * True when a row is the line that declares a spreadsheet's delimiter; the delimiter also splits
 * that line itself.
 */
export const saysDelimiter = (cells: readonly string[]): boolean =>
  /^sep=.?$/i.test(cells[0] ?? '') && cells.slice(1).every((cell) => cell === '');

function firstLine(text: string): string {
  let isQuoted = false;
  let line = '';
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    const isEnd = !isQuoted && (character === '\n' || character === '\r');
    if (isEnd && line.trim() !== '') break;
    line = isEnd ? '' : line + character;
  }
  return line;
}
