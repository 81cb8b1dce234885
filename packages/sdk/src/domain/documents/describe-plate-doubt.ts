import type { Phrase } from '../words/phrase';
import { toBare } from './to-bare';

const PLATES: readonly RegExp[] = [
  // Brazil, old and Mercosul, whose fifth sign is any letter; Uruguay and old Venezuela fall in with the old one.
  /^[A-Z]{3}\d[A-Z\d]\d{2}$/,
  // Argentina: Mercosul, old, motorcycles.
  /^[A-Z]{2}\d{3}[A-Z]{2}$/,
  /^[A-Z]{3}\d{3}$/,
  /^[A-Z]\d{3}[A-Z]{3}$/,
  // Paraguay: cars, motorcycles.
  /^[A-Z]{4}\d{3}$/,
  /^\d{3}[A-Z]{4}$/,
];

/**
 * Checks a plate: Brazilian (old or Mercosul) or of a neighbour in the Mercosul. null if nothing
 * looks wrong.
 */
export function describePlateDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  return bare === '' || PLATES.some((plate) => plate.test(bare))
    ? null
    : { key: 'warning.plate.text' };
}
