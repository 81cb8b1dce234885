import {
  loadWords as loadFiles,
  createWords,
  hasWords,
  type Namespace,
  type Words,
} from '@rastro/sdk/words';
import type { BrandAddresses } from './brand-addresses';

/** Namespaces of words for every page. */
export const FIRST_WORDS: readonly Namespace[] = ['shell', 'errors'];

/**
 * Namespaces of words that any page needs after an action: loaded after its own words, in the
 * background.
 */
export const SOON_WORDS: readonly Namespace[] = ['refusals'];

const needed = new Set<Namespace>(FIRST_WORDS);
const made = new Map<string, Words>();
/** The brand whose words a language has. */
const branded = new Map<string, BrandAddresses>();
const listeners = new Set<() => void>();
let wanted: [locale: string, brand?: BrandAddresses] | null = null;

/** The words of a language, or null before {@link loadWords} has brought all that the pages need. */
export function readWords(locale: string, brand?: BrandAddresses): Words | null {
  const words = made.get(locale);
  const isThere = words && hasWords(words, [...needed]) && branded.get(locale) === brand;
  return isThere ? words : null;
}

/** Tells when words have come. Returns how to stop. */
export function watchWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Brings what the pages need in one language, and what the brand says in it. No other language is
 * fetched, but en-US once a key is missing.
 */
export async function loadWords(locale: string, brand?: BrandAddresses): Promise<Words> {
  wanted = [locale, brand];
  const words = made.get(locale) ?? openWords(locale);
  await Promise.all([
    loadFiles(words, [...needed]),
    brand &&
      import('./extra-words')
        .then(({ loadBrandWords }) => loadBrandWords(words, brand))
        .then(() => branded.set(locale, brand)),
  ]);
  announce();
  // A key that is said before they are there, or after they failed to come, asks again.
  loadFiles(words, SOON_WORDS).catch(() => undefined);
  // What a key in English has replaced meanwhile is not to come back.
  return made.get(locale) ?? words;
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Waits for words that a page says beside those of every page, in the language of the moment. */
export async function needWords(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  if (wanted) await loadWords(...wanted);
}

function openWords(locale: string): Words {
  const findMissing = async (key: string): Promise<void> => {
    await loadFiles(words, SOON_WORDS);
    if (!words.has(key)) {
      const { loadFallback } = await import('./extra-words');
      if (!(await loadFallback(words, key, [...needed, ...SOON_WORDS]))) return;
    }
    // Another object, so that what is on the page is said anew.
    made.set(locale, { ...words, t: words.t.bind(null) as Words['t'] });
    announce();
  };
  const onMissing = (_: string, key: string) => void findMissing(key).catch(() => undefined);
  const words = createWords(locale, {}, { onMissing });
  made.set(locale, words);
  return words;
}
