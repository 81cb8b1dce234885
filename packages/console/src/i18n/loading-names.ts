import type { Locale } from '@rastro/sdk/domain';

/** What is said before any other word has arrived. */
export const LOADING_NAMES: Record<Locale, string> = {
  'pt-BR': 'Carregando',
  es: 'Cargando',
  'en-US': 'Loading',
};
