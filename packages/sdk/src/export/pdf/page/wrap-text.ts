const ELLIPSIS = '…';

/**
 * A text in lines that are at most `width` wide, broken between words where there are any. What does
 * not fit into `most` lines ends with an ellipsis.
 */
export function wrapText(
  text: string,
  { width, most, measure }: { width: number; most: number; measure: (text: string) => number },
): string[] {
  if (measure(text) <= width && !text.includes('\n')) return [text];
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    const rest = (line === '' ? words.slice(index) : [line, ...words.slice(index)]).join(' ');
    if (lines.length === most - 1) return [...lines, cut(rest, width, measure)];
    if (line !== '') lines.push(line);
    line = word;
    if (measure(word) <= width) continue;
    // A word wider than its column, as an address of the web: it goes on with the next line.
    if (lines.length === most - 1)
      return [...lines, cut(words.slice(index).join(' '), width, measure)];
    const head = longestStart(word, width, measure);
    lines.push(head);
    line = word.slice(head.length);
    if (measure(line) > width)
      return [...lines, cut([line, ...words.slice(index + 1)].join(' '), width, measure)];
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** The text as far as it goes, and a sign that it went on. */
function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  return `${longestStart(text, width - measure(ELLIPSIS), measure).trimEnd()}${ELLIPSIS}`;
}

/** The longest start of a text that fits, at least one sign, never half of one. */
function longestStart(text: string, width: number, measure: (text: string) => number): string {
  let [fits, fails] = [0, text.length + 1];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (measure(text.slice(0, middle)) <= width) fits = middle;
    else fails = middle;
  }
  const last = text.charCodeAt(fits - 1);
  const isHalf = last >= 0xd800 && last < 0xdc00;
  return text.slice(0, Math.max(1, isHalf ? fits - 1 : fits));
}
