const NAMES: Readonly<Record<string, string>> = {
  'pt-BR': 'Carregando',
  es: 'Cargando',
  'en-US': 'Loading',
};

/** What is said before any other word has arrived. */
export const nameLoading = (locale: string): string => NAMES[locale] ?? 'Loading';
