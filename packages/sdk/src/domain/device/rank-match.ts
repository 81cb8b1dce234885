import { normalizeText, parseQuery, type SearchableDevice } from './matches-query';

const SIGNS = /[\s\p{Pd}./_]+/gu;
const PLATE = /(?:^|\.)pla(?:te|ca)$/;

const toPlain = (text: string): string => normalizeText(text).replace(SIGNS, '');

const readPlates = ({ attributes }: SearchableDevice): string[] =>
  Object.entries(attributes ?? {}).flatMap(([key, value]) =>
    PLATE.test(key) && typeof value === 'string' ? [toPlain(value)] : [],
  );

/**
 * Rank of a device among those that a query matches, 0 the best: whole words of the name or the plate, what
 * name or plate begin with, a part of them, the beginning of the identifier, and last anything else, as digits
 * inside an identifier.
 */
export function rankMatch(device: SearchableDevice, query: string): number {
  const words = parseQuery(query);
  const plain = toPlain(query);
  const name = normalizeText(device.name);
  const plates = readPlates(device);
  const ofName = name.split(/[^\p{L}\p{N}]+/u);
  const isWhole = words.every((word) => ofName.includes(word));
  if (isWhole || plates.includes(plain)) return 0;
  const texts = [toPlain(device.name), ...plates];
  if (texts.some((text) => text.startsWith(plain))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  if (plates.some((plate) => plate.includes(plain))) return 2;
  return normalizeText(device.uniqueId).startsWith(plain) ? 3 : 4;
}
