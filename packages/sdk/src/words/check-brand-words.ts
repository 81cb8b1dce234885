import { DEFAULT_LOCALE, type WordWarning } from '../domain';
import { compareWords, type Comparison } from './compare-words';
import type { Bundle } from './create-words';
import { loadNamespace, NAMESPACES } from './load-namespace';
import { readProgramWords } from './product-words';

const MAX_TEXT_LENGTH = 2_000;
/** Max length of a key shown; those of the product are shorter. */
const MAX_KEY_LENGTH = 80;
/** A file of nothing but strange keys is no list of misspellings, and each takes a while to look up. */
const MAX_SUGGESTED = 20;

/** Usable words of a brand in one language, and warnings for the ones left out. */
export interface CheckedWords {
  words: Bundle;
  warnings: WordWarning[];
}

let known: Promise<Bundle> | undefined;

/**
 * Checks words that a brand brings in `words/<language>.json`, some or all: what the product does not
 * know, or could not fill, is left out. For programs.
 */
export async function checkBrandWords(
  language: string,
  words: Readonly<Record<string, unknown>>,
  findNearest: NonNullable<Comparison['findNearest']>,
): Promise<CheckedWords> {
  known ??= readKnownWords();
  let left = MAX_SUGGESTED;
  const problems = compareWords(await known, words, language, {
    isComplete: false,
    findNearest: (key, all) => (left-- > 0 ? findNearest(key, all) : undefined),
  });
  for (const [path, text] of Object.entries(words)) {
    if (typeof text !== 'string' || text.length <= MAX_TEXT_LENGTH) continue;
    problems.push({ code: 'TOO_LONG', path, found: '', expected: String(MAX_TEXT_LENGTH) });
  }
  const wrong = new Set(problems.map(({ path }) => path));
  const entries = Object.entries(words).filter(([path]) => !wrong.has(path));
  const path = `words/${language}.json`;
  const warnings = problems.map((problem) => ({
    code: 'WORD_LEFT_OUT' as const,
    path,
    problem: { ...problem, path: cutKey(problem.path), found: cutKey(problem.found) },
  }));
  return { words: Object.fromEntries(entries) as Bundle, warnings };
}

const cutKey = (key: string): string =>
  key.length > MAX_KEY_LENGTH ? `${key.slice(0, MAX_KEY_LENGTH - 1)}…` : key;

async function readKnownWords(): Promise<Bundle> {
  const bundles = NAMESPACES.map((namespace) => loadNamespace(DEFAULT_LOCALE, namespace));
  const ofPages = (await Promise.all(bundles)) as readonly Bundle[];
  return Object.assign({}, readProgramWords(DEFAULT_LOCALE), ...ofPages) as Bundle;
}
