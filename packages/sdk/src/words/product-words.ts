import { FALLBACK_LOCALE, type Locale, LOCALES, matchLocale } from '../domain';
import { createWords, type Bundle, type Words } from './create-words';
import enUsDemo from './locales/en-US/demo.json';
import enUsErrors from './locales/en-US/errors.json';
import enUsEvents from './locales/en-US/events.json';
import enUsExport from './locales/en-US/export.json';
import enUsMail from './locales/en-US/mail.json';
import enUsProblems from './locales/en-US/problems.json';
import enUsRefusals from './locales/en-US/refusals.json';
import enUsReports from './locales/en-US/reports.json';
import enUsSchedules from './locales/en-US/schedules.json';
import esDemo from './locales/es/demo.json';
import esErrors from './locales/es/errors.json';
import esEvents from './locales/es/events.json';
import esExport from './locales/es/export.json';
import esMail from './locales/es/mail.json';
import esProblems from './locales/es/problems.json';
import esRefusals from './locales/es/refusals.json';
import esReports from './locales/es/reports.json';
import esSchedules from './locales/es/schedules.json';
import ptBrDemo from './locales/pt-BR/demo.json';
import ptBrErrors from './locales/pt-BR/errors.json';
import ptBrEvents from './locales/pt-BR/events.json';
import ptBrExport from './locales/pt-BR/export.json';
import ptBrMail from './locales/pt-BR/mail.json';
import ptBrProblems from './locales/pt-BR/problems.json';
import ptBrRefusals from './locales/pt-BR/refusals.json';
import ptBrReports from './locales/pt-BR/reports.json';
import ptBrSchedules from './locales/pt-BR/schedules.json';
import { widgetWords } from './widget-words';

const BUNDLES: Readonly<Record<Locale, readonly Bundle[]>> = {
  'pt-BR': [
    ptBrErrors,
    ptBrRefusals,
    ptBrProblems,
    ptBrMail,
    ptBrEvents,
    ptBrReports,
    ptBrExport,
    ptBrSchedules,
    ptBrDemo,
  ],
  es: [
    esErrors,
    esRefusals,
    esProblems,
    esMail,
    esEvents,
    esReports,
    esExport,
    esSchedules,
    esDemo,
  ],
  'en-US': [
    enUsErrors,
    enUsRefusals,
    enUsProblems,
    enUsMail,
    enUsEvents,
    enUsReports,
    enUsExport,
    enUsSchedules,
    enUsDemo,
  ],
};
/** Words by language tag. Those of another language are in en-US. */
export type WordsOf = (tag: string) => Words;

/** A brand's own words by language: they stand before the product's, or are a further language. */
export type BrandWords = Readonly<Record<string, Bundle>>;

/**
 * Creates the texts of server and command line: names, errors, problems, mails, event sentences,
 * report columns. One set per language, created on first use. For Node programs; a page loads only
 * the language it shows.
 */
export function createProductWords(brand: BrandWords = {}): WordsOf {
  const spoken = [...new Set([...LOCALES, ...Object.keys(brand)])];
  const made = new Map<string, Words>();
  return (tag) => {
    const locale = matchLocale<string>(tag, spoken) ?? FALLBACK_LOCALE;
    let words = made.get(locale);
    if (!words) made.set(locale, (words = makeWords(locale, brand)));
    return words;
  };
}

/** The product's own words of programs. */
export const getProductWords: WordsOf = /* @__PURE__ */ createProductWords();

function makeWords(locale: string, brand: BrandWords): Words {
  const words = createWords(locale, {});
  for (const language of new Set([FALLBACK_LOCALE, locale])) {
    words.add(language, readProgramWords(language));
    words.override(language, brand[language] ?? {});
  }
  return words;
}

/** All that programs say in one of the product's languages; nothing for another. */
export function readProgramWords(language: string): Bundle {
  const known = LOCALES.find((name) => name === language);
  return known ? (Object.assign({}, widgetWords[known], ...BUNDLES[known]) as Bundle) : {};
}
