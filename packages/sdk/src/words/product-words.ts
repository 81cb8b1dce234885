import { FALLBACK_LOCALE, type Locale } from '../domain';
import { createWords, type Bundle, type Words } from './create-words';
import enUsErrors from './locales/en-US/errors.json';
import enUsEvents from './locales/en-US/events.json';
import enUsMail from './locales/en-US/mail.json';
import enUsProblems from './locales/en-US/problems.json';
import enUsReports from './locales/en-US/reports.json';
import esErrors from './locales/es/errors.json';
import esEvents from './locales/es/events.json';
import esMail from './locales/es/mail.json';
import esProblems from './locales/es/problems.json';
import esReports from './locales/es/reports.json';
import ptBrErrors from './locales/pt-BR/errors.json';
import ptBrEvents from './locales/pt-BR/events.json';
import ptBrMail from './locales/pt-BR/mail.json';
import ptBrProblems from './locales/pt-BR/problems.json';
import ptBrReports from './locales/pt-BR/reports.json';
import { widgetWords } from './widget-words';

const BUNDLES: Readonly<Record<Locale, readonly Bundle[]>> = {
  'pt-BR': [ptBrErrors, ptBrProblems, ptBrMail, ptBrEvents, ptBrReports],
  es: [esErrors, esProblems, esMail, esEvents, esReports],
  'en-US': [enUsErrors, enUsProblems, enUsMail, enUsEvents, enUsReports],
};
const made = new Map<Locale, Words>();

const readBundle = (locale: Locale): Bundle =>
  Object.assign({}, widgetWords[locale], ...BUNDLES[locale]) as Bundle;

/**
 * What server and command line say: names, errors, problems, mails, sentences about events, columns
 * of reports. One set a language, made when it is first asked for. For programs on Node; a page
 * loads the one language that it shows.
 */
export function getProductWords(locale: Locale): Words {
  let words = made.get(locale);
  if (!words) {
    const bundles = {
      [FALLBACK_LOCALE]: readBundle(FALLBACK_LOCALE),
      [locale]: readBundle(locale),
    };
    made.set(locale, (words = createWords(locale, bundles)));
  }
  return words;
}
