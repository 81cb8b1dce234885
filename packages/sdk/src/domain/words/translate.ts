import { FALLBACK_LOCALE } from './locale';

/** What fills the `{name}` places of a text. */
export type LabelParams = Record<string, string | number>;

/** Text with `{name}` places, or a function for what text cannot do (plurals). */
export type Label = string | ((params: LabelParams, locale: string) => string);

/** The words of one language, with a version of their own (spec §9). */
export interface Dictionary<K extends string = string> {
  locale: string;
  version: string;
  labels: Record<K, Label>;
}

/**
 * The words for a key. Dictionaries are looked through in the order given: first those of the
 * language, then those of en-US; a key in none of them shows as `_KT_key_KT_` (spec §1). A place
 * without a parameter stays as written.
 */
export function translate(
  dictionaries: readonly Dictionary[],
  locale: string,
  key: string,
  params: LabelParams = {},
): string {
  const found =
    findLabel(dictionaries, locale, key) ?? findLabel(dictionaries, FALLBACK_LOCALE, key);
  if (!found) return `_KT_${key}_KT_`;
  const { label, dictionary } = found;
  return typeof label === 'function' ? label(params, dictionary.locale) : fillPlaces(label, params);
}

/** Whether {@link translate} has words for a key in any language. */
export function hasLabel(dictionaries: readonly Dictionary[], key: string): boolean {
  return dictionaries.some(({ labels }) => Object.hasOwn(labels, key));
}

/**
 * Puts parameters into the `{name}` places of a text; values are never read as places again, and
 * those that turn the direction of writing turn only their own.
 */
export function fillPlaces(text: string, params: LabelParams): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? isolate(String(params[name])) : place,
  );
}

const TURNS_DIRECTION =
  /[\u200f\u061c\u202a-\u202e\u2066-\u2069]|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Thaana}|\p{Script=Syriac}/u;
const ISOLATES = /[\u2066-\u2069]/g;

function isolate(value: string): string {
  return TURNS_DIRECTION.test(value) ? `\u2068${value.replace(ISOLATES, '')}\u2069` : value;
}

function findLabel(
  dictionaries: readonly Dictionary[],
  locale: string,
  key: string,
): { label: Label; dictionary: Dictionary } | null {
  for (const dictionary of dictionaries) {
    if (dictionary.locale !== locale || !Object.hasOwn(dictionary.labels, key)) continue;
    const label: Label | undefined = dictionary.labels[key];
    if (label !== undefined) return { label, dictionary };
  }
  return null;
}
