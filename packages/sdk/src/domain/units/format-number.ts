const formats = new Map<string, Intl.NumberFormat>();

/** A number as written in a language, with a fixed or a greatest number of decimals. */
export function formatNumber(
  value: number,
  { locale, decimals = 0, minDecimals = 0 }: NumberStyle,
): string {
  const key = `${locale}|${decimals}|${minDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      maximumFractionDigits: decimals,
      minimumFractionDigits: minDecimals,
    });
    formats.set(key, format);
  }
  // −0.4 rounds to "-0", which is no number people write.
  const text = format.format(value);
  return /[1-9]/.test(text) ? text : format.format(0);
}

/**
 * Format options of a number: at most `decimals` (default 0), at least `minDecimals` (default 0).
 */
export interface NumberStyle {
  locale: string;
  decimals?: number;
  minDecimals?: number;
}
