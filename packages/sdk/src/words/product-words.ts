import type { Locale } from '../domain';
import { createWords, type Bundle, type Words } from './create-words';
import enUsErrors from './locales/en-US/errors.json';
import enUsProblems from './locales/en-US/problems.json';
import esErrors from './locales/es/errors.json';
import esProblems from './locales/es/problems.json';
import ptBrErrors from './locales/pt-BR/errors.json';
import ptBrProblems from './locales/pt-BR/problems.json';
import { widgetWords } from './widget-words';

const made = new Map<Locale, Words>();

/**
 * What server and command line say: names, errors and problems, in any language and at once. For
 * programs on Node; a page loads the one language that it shows.
 */
export function getProductWords(locale: Locale): Words {
  let words = made.get(locale);
  if (!words) {
    const bundles: Readonly<Record<Locale, Bundle>> = {
      'pt-BR': { ...widgetWords['pt-BR'], ...ptBrErrors, ...ptBrProblems },
      es: { ...widgetWords.es, ...esErrors, ...esProblems },
      'en-US': { ...widgetWords['en-US'], ...enUsErrors, ...enUsProblems },
    };
    made.set(locale, (words = createWords(locale, bundles)));
  }
  return words;
}
