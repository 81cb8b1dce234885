const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Spreadsheets write it as the first line to say how they divide. */
const SAID = /^sep=(.)\r?$/i;

/** What divides the cells, by the first line that holds something; a comma when nothing does. */
export function detectDelimiter(start: string): string {
  const header = firstLine(start);
  const said = SAID.exec(header)?.[1];
  if (said) return said;
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}

/** Whether a row is the line by which a spreadsheet says its delimiter; it divides itself by it. */
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
