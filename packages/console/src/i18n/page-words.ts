import type { Locale } from '@rastro/sdk/domain';
import { bringWords, createWords, hasWords, type Namespace, type Words } from '@rastro/sdk/words';

/** What every page may say. */
export const FIRST_WORDS: readonly Namespace[] = ['shell', 'errors'];

const needed = new Set<Namespace>(FIRST_WORDS);
const made = new Map<Locale, Words>();
let wanted: Locale | null = null;

/** The words of a language, or null before {@link loadWords} has brought all that the pages need. */
export function readWords(locale: Locale): Words | null {
  const words = made.get(locale);
  return words && hasWords(words, [...needed]) ? words : null;
}

/** Brings what the pages need in one language; no other language is fetched. */
export async function loadWords(locale: Locale): Promise<Words> {
  wanted = locale;
  let words = made.get(locale);
  if (!words) made.set(locale, (words = createWords(locale, {})));
  await bringWords(words, [...needed]);
  return words;
}

/** Waits for words that a page says beside those of every page, in the language of the moment. */
export async function needWords(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  if (wanted) await loadWords(wanted);
}
