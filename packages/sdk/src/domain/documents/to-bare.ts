import { toPlainSigns } from './to-plain-signs';

/** What somebody wrote of a document without blanks, dots, dashes and strokes, in capitals. */
export const toBare = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? toPlainSigns(String(value))
        .replace(/[\s.\-/]/g, '')
        .toUpperCase()
    : '';
