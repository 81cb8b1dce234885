/** Sheet name reserved by Excel: it does not open a file with it. */
const RESERVED = /^history$/i;
const MAX_LETTERS = 31;

/**
 * Characters that a sheet name must not contain: these, and those that XML and cells cannot
 * contain.
 */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[[\]:*?/\\\u0000-\u001f\u007f\ufffe\uffff]/g;

/** Cuts a text to a max number of letters, without splitting one. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A name is at rest neither in blanks nor in the quotes by which formulas hold it. */
const trimEnds = (text: string): string => text.replace(/^['\s]+|['\s]+$/g, '');

/** A name for a sheet that Excel takes, as near to the one that is wanted as can be; no two are alike. */
export function toSheetName(name: string, taken: Set<string>): string {
  const plain = trimEnds(cut(trimEnds(name.replace(FORBIDDEN, ' ')), MAX_LETTERS)) || 'Sheet';
  const isFree = (text: string) => !taken.has(text.toLowerCase()) && !RESERVED.test(text);
  let free = plain;
  for (let count = 2; !isFree(free); count += 1) {
    const end = ` ${count}`;
    free = `${cut(plain, MAX_LETTERS - end.length).trimEnd()}${end}`;
  }
  taken.add(free.toLowerCase());
  return free;
}
