const PART = ' · ';

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/**
 * Names as short as they still differ, for little room: without what stands behind a dot between them, and
 * without the words that all begin with. Of "Bus 2059 · Route 4" and "Bus 2060 · Route 4" the numbers.
 */
export function shortenNames(names: readonly string[]): readonly string[] {
  const fronts = names.map((name) => name.split(PART)[0] ?? name);
  let short = isUnique(fronts) ? fronts : names;
  for (;;) {
    const [first = ''] = short;
    const word = first.slice(0, first.indexOf(' ') + 1);
    const rest = short.map((name) => name.slice(word.length));
    const isShared = word !== '' && short.every((name) => name.startsWith(word));
    if (names.length < 2 || !isShared || rest.some((name) => name.trim() === '')) return short;
    short = rest;
  }
}
