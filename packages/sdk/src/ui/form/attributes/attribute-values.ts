import { formatNumber, parseNumber, type WrittenUnit } from '../../../domain';

/** Value type of an attribute. */
export type AttributeType = 'text' | 'number' | 'boolean';

/** An attribute that the product knows. */
export interface KnownAttribute {
  key: string;
  label: string;
  type: AttributeType;
  /** Stands behind a number. */
  unit?: string;
  /** Written form of a number that is kept in another unit. */
  written?: WrittenUnit | undefined;
  hint?: string;
}

/** Digits behind the decimal sign that a number keeps when it is written and read again. */
const DECIMALS = 15;

/** Returns the type of a value; null for values without a field: nothing, a list, an object. */
export function typeOfAttribute(value: unknown): AttributeType | null {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : null;
}

/** A value as text in a language; objects as JSON. */
export function formatAttribute(value: unknown, locale: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) {
    // Beyond these a language writes rounded figures, which would be read as another number.
    const isExact = Math.abs(value) < 1e15 && (value === 0 || Math.abs(value) >= 1e-6);
    return isExact ? formatNumber(value, { locale, decimals: DECIMALS }) : String(value);
  }
  return value === undefined || Number.isNaN(value) ? '' : (JSON.stringify(value) ?? '');
}

/**
 * The value that a text means in a language: null for a number or a yes-or-no of nothing, NaN for what
 * is no number. Yes is `true`, whatever the case; every other text is no.
 */
export function parseAttribute(
  text: string,
  type: AttributeType,
  locale: string,
): string | number | boolean | null {
  if (type === 'text') return text;
  if (type === 'boolean') {
    return text.trim() === '' ? null : /^(true|1|yes|sim|s[ií])$/i.test(text.trim());
  }
  const plain = /^[+-]?\d(\.\d+)?e[+-]?\d+$/i.exec(text.trim());
  return plain ? Number(plain[0]) : parseNumber(text, locale);
}
