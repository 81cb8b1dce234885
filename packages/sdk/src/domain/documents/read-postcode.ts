import { toBare } from './to-bare';

/** The 8 digits of a Brazilian postcode (CEP), however it is written; null for any other text. */
export function readPostcode(value: unknown): string | null {
  const bare = toBare(value);
  return /^\d{8}$/.test(bare) ? bare : null;
}
