const NAMES: Readonly<Record<string, string>> = {
  'pt-BR': 'Carregando',
  es: 'Cargando',
  'en-US': 'Loading',
};

/** Returns the loading text before any other words have arrived. */
export const nameLoading = (locale: string): string => NAMES[locale] ?? 'Loading';
