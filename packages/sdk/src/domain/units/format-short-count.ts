const formats = new Map<string, Intl.NumberFormat>();

/** A count in few letters: "142", from a thousand on rounded as the language does ("1.2K", "1,2 mil"). */
export function formatShortCount(count: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { notation: 'compact' });
    formats.set(locale, format);
  }
  return format.format(count);
}
