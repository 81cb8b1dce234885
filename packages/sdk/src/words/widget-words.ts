import type { Locale } from '../domain';
import type { Bundle } from './create-words';
import enUs from './locales/en-US/widgets.json';
import es from './locales/es/widgets.json';
import ptBr from './locales/pt-BR/widgets.json';

/** The words of the widgets: all languages at once, for a page that a server renders has no later. */
export const widgetWords: Readonly<Record<Locale, Bundle>> = { 'pt-BR': ptBr, es, 'en-US': enUs };
