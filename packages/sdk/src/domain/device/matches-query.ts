import { listPlateSpellings } from './plate-spellings';

/** Lower case without accents: `São Bento` and `SAO BENTO` are the same. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a query, all of which must be found; [] for an empty one. */
export function parseQuery(query: string): string[] {
  return normalizeText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The device fields a query looks into (spec §4), beside the values of all attributes. */
export interface SearchableDevice {
  name: string;
  uniqueId: string;
  phone?: string | null;
  model?: string | null;
  contact?: string | null;
  category?: string | null;
  attributes?: Record<string, unknown> | null;
}

/**
 * The text a query is looked for in: the device's fields and its attributes' values, numbers of all
 * kinds also without the signs that people put into them, and plates in both their spellings.
 */
export function toSearchText(device: SearchableDevice): string {
  return listSearchTexts(device)
    .map((text) => toLines(normalizeText(text)))
    .join('\n');
}

/** The texts of a device that a query looks into, as they are written: its fields, then its attributes' values. */
export function listSearchTexts(device: SearchableDevice): string[] {
  const { name, uniqueId, phone, model, contact, category, attributes } = device;
  const values = [name, uniqueId, phone, model, contact, category, attributes];
  return values.flatMap((value) => leafTexts(value, 0));
}

/**
 * True when every word of the query is somewhere in the device, or in the text of `readMore`, which
 * is used as written and called only where the device alone does not match. An empty query matches
 * all. A device is read once for as long as it is the same object: pass changed ones as new
 * objects.
 */
export function matchesQuery(
  device: SearchableDevice,
  query: string | readonly string[],
  readMore?: () => string,
): boolean {
  const words = typeof query === 'string' ? parseQuery(query) : query;
  if (words.length === 0) return true;
  const text = readSearchText(device);
  const missing = words.filter((word) => !text.includes(word) && !isFoundPlain(text, word));
  if (missing.length === 0) return true;
  const more = readMore ? normalizeText(readMore()) : '';
  return more !== '' && missing.every((word) => more.includes(word));
}

const MAX_DEPTH = 4;
/** Longer ones are sentences: what is found in them is found as it is written. */
const MAX_NUMBER_LENGTH = 32;
/** Shorter ones without their signs would be in everything: 1.5 is not 15. */
const MIN_PLAIN_LENGTH = 4;
const SIGNS = /[\s\p{Pd}./_]+/gu;

const texts = new WeakMap<SearchableDevice, string>();

function readSearchText(device: SearchableDevice): string {
  const known = texts.get(device);
  if (known !== undefined) return known;
  const text = toSearchText(device);
  texts.set(device, text);
  return text;
}

function isFoundPlain(text: string, word: string): boolean {
  const plain = word.replace(SIGNS, '');
  return plain !== word && plain.length >= MIN_PLAIN_LENGTH && text.includes(plain);
}

function toLines(text: string): string {
  if (!/\d/.test(text)) return text;
  const plain = text.length <= MAX_NUMBER_LENGTH ? text.replace(SIGNS, '') : text;
  return [...new Set([text, plain, ...listPlateSpellings(text)])].join('\n');
}

function leafTexts(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.values(value).flatMap((item) => leafTexts(item, depth + 1));
}
