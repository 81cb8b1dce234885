/** The languages with complete dictionaries. */
export const LOCALES = ['pt-BR', 'es', 'en-US'] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** Locale of words that a language lacks (spec §1). */
export const FALLBACK_LOCALE: Locale = 'en-US';

/** The language when nobody asks for one (spec §1). */
export const DEFAULT_LOCALE: Locale = 'pt-BR';

/** Sources of the requested language, in the order of decision 3. */
export interface LocaleSources {
  /** `?locale=` of the page. */
  query?: string | null;
  /** Languages of account, reseller's brand and server, in the order of their weight. */
  said?: readonly (string | null | undefined)[];
  /** The browser's languages, most wanted first. */
  browser?: readonly string[] | null;
  /** `<html lang>`. */
  page?: string | null;
}

/**
 * The language for a tag (`pt`, `es-419`, `en_GB`), of those that are spoken (default: the product's);
 * null without a dictionary.
 */
export function matchLocale<Spoken extends string = Locale>(
  tag: string,
  spoken: readonly Spoken[] = LOCALES as readonly string[] as readonly Spoken[],
): Spoken | null {
  const wanted = tag.trim().replace('_', '-').toLowerCase();
  const [language] = wanted.split('-');
  return (
    spoken.find((locale) => locale.toLowerCase() === wanted) ??
    spoken.find((locale) => locale.toLowerCase().split('-')[0] === language) ??
    null
  );
}

/**
 * The language to use (decision 3): the first place that asks for one decides, and en-US stands in
 * when there is no dictionary for it. Text that is no language tag asks for nothing. `spoken` are
 * the languages there are; default: the product's.
 */
export function resolveLocale(sources: LocaleSources, spoken?: readonly string[]): string {
  const browser = (sources.browser ?? []).filter(isLanguageTag);
  const browserChoice =
    browser.find((tag) => matchLocale<string>(tag, spoken) !== null) ?? browser[0];
  const asked = [sources.query, ...(sources.said ?? []), browserChoice, sources.page].find(
    (tag) => tag != null && isLanguageTag(tag),
  );
  if (asked == null) return DEFAULT_LOCALE;
  return matchLocale<string>(asked, spoken) ?? FALLBACK_LOCALE;
}

/** True when a text is a language tag (`fr`, `pt-PT`, `zh_Hant`). */
export function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(tag.trim());
}
