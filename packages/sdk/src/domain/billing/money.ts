import { LOCALES } from '../words/locale';

/**
 * Money is a whole number of the smallest unit of its currency: cents. Nothing is ever kept or added as a
 * fraction. Where a fraction arises (a share of a month, a percentage), it is rounded once, to the nearest
 * cent, halves away from zero, and exactly: the product is taken in whole numbers before it is divided.
 */
export type Cents = number;

/** A rate in hundredths of a percent: 250 is 2.5 %. */
export type BasisPoints = number;

const WHOLE = 10_000;

/** `amount × numerator ÷ denominator`, rounded to the nearest cent, halves away from zero. */
export function takeShare(amount: Cents, numerator: number, denominator: number): Cents {
  return divideRounded(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/** A rate of an amount, rounded as {@link takeShare} does. */
export function takeRate(amount: Cents, rate: BasisPoints): Cents {
  return takeShare(amount, rate, WHOLE);
}

/** Divides two whole numbers and rounds to the nearest, halves away from zero. The divisor is above zero. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((size * 2n + divisor) / (divisor * 2n));
  return dividend < 0n && rounded > 0 ? -rounded : rounded;
}

/** Equal parts of an amount; what does not divide is on the last, as providers do with instalments. */
export function splitCents(amount: Cents, parts: number): Cents[] {
  const each = Math.trunc(amount / parts) || 0; // no minus zero
  const last = amount - each * (parts - 1);
  return Array.from({ length: parts }, (_, index) => (index === parts - 1 ? last : each));
}

/** The largest amount that is taken from a person: ten thousand million, far within whole numbers. */
export const MAX_CENTS: Cents = 1_000_000_000_000;

/**
 * Reads what a person typed as an amount: `1.234,56`, `1,234.56`, `1234`, `-5,5`. The last of comma and dot is
 * the decimal one when at most `digits` figures follow it; null for what is no amount.
 */
export function parseMoney(text: string, digits = 2): Cents | null {
  const bare = text.replace(/[\s\u00a0]/g, '');
  const match = /^([+-]?)([1-9]\d{0,2}(?:([.,])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d*))?$/.exec(bare);
  if (!match) return null;
  const [, sign, whole = '', thousands, decimal, fraction = ''] = match;
  if (decimal !== undefined && decimal === thousands) return null;
  if (fraction.length > digits || (decimal !== undefined && fraction === '')) return null;
  const size = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  if (size > MAX_CENTS) return null;
  return sign === '-' && size > 0 ? -size : size;
}

/** Signs of a currency as people write it before or behind an amount: `BRL`, `R$`. */
export function listMoneySigns(currency: string): string[] {
  const signs = new Set([currency]);
  for (const locale of LOCALES) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      try {
        const format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay,
        });
        for (const part of format.formatToParts(0)) {
          if (part.type === 'currency') signs.add(part.value);
        }
      } catch {
        return [currency];
      }
    }
  }
  return [...signs];
}

/**
 * Returns the number of decimals of a currency: 2 for BRL, 0 for JPY or CLP; 2 for an unknown one.
 */
export function countMoneyDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount in the currency of its account, written as the language does. */
export function formatMoney(amount: Cents, currency: string, locale: string): string {
  const digits = countMoneyDigits(currency);
  const value = amount / 10 ** digits;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
  } catch {
    return `${currency} ${value.toFixed(digits)}`;
  }
}
