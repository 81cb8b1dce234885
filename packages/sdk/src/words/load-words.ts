import { FALLBACK_LOCALE, LOCALES } from '../domain';
import type { Words } from './create-words';
import { loadNamespace, type Namespace } from './load-namespace';

/** Loaded files, keyed by the `add` that receives them: wrappers of other words pass it through. */
const arrived = new WeakMap<Words['add'], Set<Namespace>>();

/** Checks that {@link loadWords} has loaded all of these files. */
export function hasWords({ add }: Words, namespaces: readonly Namespace[]): boolean {
  const there = arrived.get(add);
  return namespaces.every((namespace) => there?.has(namespace));
}

/**
 * Brings files of words in the words' own language, each once; a language without words gets those of
 * en-US. Rejects when one does not come; asked again, it tries again.
 */
export async function loadWords(words: Words, namespaces: readonly Namespace[]): Promise<void> {
  const there = arrived.get(words.add) ?? new Set();
  arrived.set(words.add, there);
  const locale = LOCALES.find((name) => name === words.locale) ?? FALLBACK_LOCALE;
  const wanted = namespaces.filter((namespace) => !there.has(namespace));
  await Promise.all(
    wanted.map(async (namespace) => {
      const bundle = await loadNamespace(locale, namespace);
      if (there.has(namespace)) return;
      words.add(locale, bundle);
      there.add(namespace);
    }),
  );
}
