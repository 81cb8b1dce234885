const collators = new Map<string, Intl.Collator>();

/** The collator for names in a language: `Bus 2` before `Bus 10`, accents and case count last. */
export function getNameCollator(locale = 'pt-BR'): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'variant' });
    collators.set(locale, collator);
  }
  return collator;
}

/** Compares two names as people of that language would. */
export function compareNames(left: string, right: string, locale?: string): number {
  return getNameCollator(locale).compare(left, right);
}
