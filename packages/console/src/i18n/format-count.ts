/** A count with the right form of its noun: `1.284 posições`. */
export function formatCount(
  count: string | number | undefined,
  locale: string,
  one: string,
  many: string,
): string {
  const value = Number(count);
  return `${new Intl.NumberFormat(locale).format(value)} ${value === 1 ? one : many}`;
}
