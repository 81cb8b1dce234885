import type { ValidationProblem } from '../domain';
import type { Bundle } from './create-words';

const FORM = /_(zero|one|two|few|many|other)$/;
const PLACE = /\{(\w+)(?:,[^}]*)?\}/g;

interface KnownWord {
  hasForms: boolean;
  places: Set<string>;
}

/** Options of a comparison of words. */
export interface Comparison {
  /** True when all of the product's keys must be present. */
  isComplete: boolean;
  /** The key that a misspelled one was probably meant to be. */
  findNearest?: (key: string, known: readonly string[]) => string | undefined;
}

/**
 * Returns the problems of words compared with the product's: an unknown key or placeholder, a
 * plural form the language lacks, and, if all must be present, missing ones. `path` of a problem is
 * the key.
 */
export function compareWords(
  known: Bundle,
  words: Readonly<Record<string, unknown>>,
  locale: string,
  { isComplete, findNearest }: Comparison,
): ValidationProblem[] {
  const product = toKnown(known);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms: readonly string[] = pluralCategories;
  const problems: ValidationProblem[] = [];
  for (const [path, text] of Object.entries(words)) {
    const { key, form } = splitKey(path, product);
    const word = product.get(key);
    if (!word) {
      const suggestion = findNearest?.(path, Object.keys(known));
      problems.push({
        code: 'UNKNOWN_KEY',
        path,
        found: path,
        expected: '',
        ...(suggestion !== undefined && { suggestion }),
      });
    } else if (word.hasForms && form !== 'zero' && !forms.includes(form)) {
      const expected = forms.map((name) => `${key}_${name}`).join(', ');
      problems.push({ code: 'UNKNOWN_KEY', path, found: path, expected });
    } else if (typeof text !== 'string') {
      const found = JSON.stringify(text) ?? '';
      problems.push({ code: 'WRONG_TYPE', path, found, expected: 'string' });
    } else {
      const wrong = findPlaceProblem(text, word, isComplete);
      if (wrong) problems.push({ code: 'NOT_ALLOWED', path, ...wrong });
    }
  }
  if (!isComplete) return problems;
  for (const [key, { hasForms }] of product) {
    for (const path of hasForms ? forms.map((name) => `${key}_${name}`) : [key]) {
      if (Object.hasOwn(words, path)) continue;
      problems.push({ code: 'MISSING', path, found: '', expected: '' });
    }
  }
  return problems;
}

function toKnown(words: Bundle): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>();
  for (const [written, text] of Object.entries(words)) {
    const key = written.replace(FORM, '');
    const { places } = known.get(key) ?? { places: new Set<string>() };
    for (const place of listPlaces(text)) places.add(place);
    known.set(key, { hasForms: key !== written, places });
  }
  return known;
}

/** A key of the product that ends like a form is a key all the same. */
function splitKey(
  written: string,
  product: ReadonlyMap<string, KnownWord>,
): { key: string; form: string } {
  const form = FORM.exec(written)?.[1];
  if (form === undefined || product.has(written)) return { key: written, form: '' };
  const key = written.replace(FORM, '');
  return product.get(key)?.hasForms ? { key, form } : { key: written, form: '' };
}

function findPlaceProblem(
  text: string,
  { places, hasForms }: KnownWord,
  isComplete: boolean,
): { found: string; expected: string } | null {
  const found = listPlaces(text);
  const isStrange = found.some((place) => !places.has(place));
  const isShort = [...places].some(
    (place) => !found.includes(place) && !(hasForms && place === 'count'),
  );
  if (!isStrange && !(isComplete && isShort)) return null;
  return { found: toText(found), expected: toText([...places]) };
}

const listPlaces = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name);

const toText = (places: readonly string[]): string =>
  places.map((place) => `{${place}}`).join(' ') || '""';
