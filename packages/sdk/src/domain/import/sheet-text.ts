/** A spreadsheet keeps no more digits of a number: what has more was rounded by it. */
const FIRST_ROUNDED = 1e15;

/** A number as it is in its cell, never as a part of it. */
const toNumberText = (value: number): string =>
  Math.abs(value) < FIRST_ROUNDED ? String(value) : value.toExponential().toUpperCase();

const toDateText = (date: Date): string => date.toISOString().replace('T00:00:00.000Z', '');

/** A cell of a spreadsheet, by the type that it has there, as the text that a CSV would hold. */
export function toSheetText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return toNumberText(value);
  return value instanceof Date ? toDateText(value) : String(value as string | boolean);
}
