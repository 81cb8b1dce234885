import type { Locale } from '@rastro/sdk/domain';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  'pt-BR': 'Português',
  es: 'Español',
  'en-US': 'English',
};
