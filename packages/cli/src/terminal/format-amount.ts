import { type Cents, countMoneyDigits } from '@rastro/sdk/domain';

/** `9900` of BRL is `99.00 BRL`, whatever the language of who reads it. */
export function formatAmount(cents: Cents, currency: string): string {
  const digits = countMoneyDigits(currency);
  return `${(cents / 10 ** digits).toFixed(digits)} ${currency}`;
}
