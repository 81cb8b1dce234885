import { LOCALES } from '@rastro/sdk/domain';
import type { BrandAddresses } from './brand-addresses';

const NAMES: Readonly<Record<string, string>> = {
  'pt-BR': 'Português',
  es: 'Español',
  'en-US': 'English',
};

/** The languages of the page: the product's, then those that the brand brings. */
export const listLanguages = (brand: BrandAddresses = {}): readonly string[] => [
  ...new Set([...LOCALES, ...Object.keys(brand)]),
];

/** A language in its own words. */
export function nameLanguage(locale: string): string {
  const name = NAMES[locale] ?? new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  return name ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : locale;
}
