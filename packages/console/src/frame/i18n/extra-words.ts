import { FALLBACK_LOCALE, LOCALES } from '@rastro/sdk/domain';
import {
  loadNamespace,
  reportMissing,
  type Bundle,
  type Namespace,
  type Words,
} from '@rastro/sdk/words';
import type { BrandAddresses } from './brand-addresses';

const asked = new Map<string, Promise<Bundle>>();

/**
 * Fetches what a brand says in a language, for a further one in en-US too, and puts it before the
 * product's words. Words that are no longer there leave those of the product; rejects when the server
 * does not answer.
 */
export async function loadBrandWords(words: Words, brand: BrandAddresses): Promise<void> {
  const isFurther = !LOCALES.some((name) => name === words.locale);
  const languages = isFurther ? [words.locale, FALLBACK_LOCALE] : [words.locale];
  await Promise.all(
    languages.map(async (language) => {
      const address = brand[language];
      if (address !== undefined) words.override(language, await fetchOnce(address));
    }),
  );
}

async function fetchOnce(address: string): Promise<Bundle> {
  const fetched = asked.get(address) ?? fetchWords(address);
  asked.set(address, fetched);
  fetched.catch(() => asked.delete(address));
  return fetched;
}

/** The server has read and checked them: a text for a key. */
async function fetchWords(address: string): Promise<Bundle> {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as Bundle) : {};
}

/** The files that come, or have come, in en-US, by what takes them. */
const fallbacks = new WeakMap<Words['add'], Map<Namespace, Promise<void>>>();

/**
 * Brings what is needed in en-US as well, because a key is missing. Resolves to whether the key has
 * words now; logs it, once, when it has none.
 */
export async function loadFallback(
  words: Words,
  key: string,
  needed: Iterable<Namespace>,
): Promise<boolean> {
  const files = fallbacks.get(words.add) ?? new Map<Namespace, Promise<void>>();
  fallbacks.set(words.add, files);
  const bring = async (namespace: Namespace): Promise<void> => {
    words.add(FALLBACK_LOCALE, await loadNamespace(FALLBACK_LOCALE, namespace));
  };
  await Promise.all(
    [...needed].map((namespace) => {
      const file = files.get(namespace) ?? bring(namespace);
      files.set(namespace, file);
      file.catch(() => files.delete(namespace));
      return file;
    }),
  );
  if (words.has(key)) return true;
  reportMissing(words.locale, key);
  return false;
}
