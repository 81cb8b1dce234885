import type { Locale } from '@rastro/sdk/domain';
import { createWords, loadNamespace, type Namespace, type Words } from '@rastro/sdk/words';

/** What every page may say. */
export const FIRST_WORDS: readonly Namespace[] = ['shell', 'errors'];

const needed = new Set<Namespace>(FIRST_WORDS);
const arrived = new Set<string>();
const made = new Map<Locale, Words>();
let wanted: Locale | null = null;

/** The words of a language, or null before {@link loadWords} has brought all that the pages need. */
export function readWords(locale: Locale): Words | null {
  const hasAll = [...needed].every((namespace) => arrived.has(`${locale}/${namespace}`));
  return hasAll ? (made.get(locale) ?? null) : null;
}

/** Brings what the pages need in one language; no other language is fetched. */
export async function loadWords(locale: Locale): Promise<Words> {
  wanted = locale;
  let words = made.get(locale);
  if (!words) made.set(locale, (words = createWords(locale, {})));
  await Promise.all([...needed].map((namespace) => addNamespace(words, locale, namespace)));
  return words;
}

async function addNamespace(words: Words, locale: Locale, namespace: Namespace): Promise<void> {
  const file = `${locale}/${namespace}`;
  if (arrived.has(file)) return;
  words.add(locale, await loadNamespace(locale, namespace));
  arrived.add(file);
}

/** Waits for words that a page says beside those of every page, in the language of the moment. */
export async function needWords(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  if (wanted) await loadWords(wanted);
}
