import type { Locale } from '../domain';
import type { Bundle } from './create-words';
import { wordFiles } from './word-files';

/** A file of words that pages say: what is needed together travels together. */
export type Namespace = keyof (typeof wordFiles)['en-US'];

/** All files of words that pages say. */
export const NAMESPACES: readonly Namespace[] = /* @__PURE__ */ Object.keys(
  wordFiles['en-US'],
) as Namespace[];

/** Fetches one file of words in one language. Rejects when it does not arrive. */
export async function loadNamespace(locale: Locale, namespace: Namespace): Promise<Bundle> {
  return (await wordFiles[locale][namespace]()).default;
}
