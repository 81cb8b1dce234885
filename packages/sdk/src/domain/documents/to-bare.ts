import { toPlainSigns } from './to-plain-signs';

/** Returns an entered document number in capitals, without blanks, dots, dashes and slashes. */
export const toBare = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? toPlainSigns(String(value))
        .replace(/[\s.\-/]/g, '')
        .toUpperCase()
    : '';
