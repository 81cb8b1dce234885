const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A count with its noun in the right number: `1 dispositivo`, `1.284 dispositivos`. */
export function plural(
  count: string | number | undefined,
  locale: string,
  one: string,
  other: string,
): string {
  const value = Number(count ?? 0);
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  let number = numbers.get(locale);
  if (!number) numbers.set(locale, (number = new Intl.NumberFormat(locale)));
  // Portuguese counts zero as one vehicle; people write "0 dispositivos".
  const noun = value !== 0 && rule.select(value) === 'one' ? one : other;
  return `${number.format(value)} ${noun}`;
}
