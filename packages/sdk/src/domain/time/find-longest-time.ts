const MONTHS = 12;
const HOURS = 24;

/**
 * The longest of the times that `say` makes: of every hour of a late day of every month. What shows times is
 * made wide enough for it, in any language and zone.
 */
export function findLongestTime(say: (atMs: number) => string): string {
  let longest = '';
  for (let turn = 0; turn < MONTHS * HOURS; turn += 1) {
    const text = say(Date.UTC(2026, Math.floor(turn / HOURS), 28, turn % HOURS, 58, 58));
    if (text.length > longest.length) longest = text;
  }
  return longest;
}
