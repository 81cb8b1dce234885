/** Check-digit weight of a character: digits as is, A = 17 and so on. */
const countOf = (sign: string): number => sign.charCodeAt(0) - 48;

/** A check digit of Brazilian documents: what eleven leaves of ten times the weighted sum, and 0 where it leaves 10. */
export function weightedDigit(signs: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * countOf(signs.charAt(index)),
    0,
  );
  return ((sum * 10) % 11) % 10;
}
