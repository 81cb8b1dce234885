import type { Dictionary, Locale } from '@rastro/sdk/domain';
import type { ConsoleKey } from './text-key';

type Words = Dictionary<ConsoleKey>;

const importers: Record<Locale, () => Promise<Words>> = {
  'pt-BR': () => import('./pt-br/words').then((module) => module.wordsPtBr),
  es: () => import('./es/words').then((module) => module.wordsEs),
  'en-US': () => import('./en-us/words').then((module) => module.wordsEnUs),
};

const loaded = new Map<Locale, Words>();

/** The console's words in a language, or null before {@link loadWords} has brought them. */
export const readWords = (locale: Locale): Words | null => loaded.get(locale) ?? null;

/** Brings the console's words in one language; only the language of the page is ever fetched. */
export async function loadWords(locale: Locale): Promise<Words> {
  const words = loaded.get(locale) ?? (await importers[locale]());
  loaded.set(locale, words);
  return words;
}
