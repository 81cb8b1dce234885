/** A check digit of Brazilian documents: what eleven leaves of ten times the weighted sum, and 0 where it leaves 10. */
export function weightedDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return ((sum * 10) % 11) % 10;
}
