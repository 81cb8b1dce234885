import * as z from 'zod/mini';

const toNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && value.trim() !== '') return Number(value);
  return Number.NaN;
};

const toText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return null;
};

const toIsoDate = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  }
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = <T>(convert: (value: unknown) => T) =>
  z.pipe(z.optional(z.unknown()), z.transform(convert));

/** A number that must be there; numeric text is understood. */
export const requiredNumber = z.pipe(z.transform(toNumber), z.number());

/** A number within ±limit that must be there. */
export const requiredNumberWithin = (limit: number) =>
  z.pipe(z.transform(toNumber), z.number().check(z.minimum(-limit), z.maximum(limit)));

/** A moment that must be there: ISO text stays as it is, epoch milliseconds become ISO text. */
export const requiredDate = z.pipe(z.transform(toIsoDate), z.string());

/** A finite number, `fallback` when it is missing, null or no number. */
export const numberOr = (fallback: number) =>
  read((value) => {
    const number = toNumber(value);
    return Number.isFinite(number) ? number : fallback;
  });

/** Text, '' when it is missing or null; numbers become text. */
export const text = read((value) => toText(value) ?? '');

/** Text or null. */
export const textOrNull = read(toText);

/** Text of a known set, else `fallback`. */
export const oneOf = <const T extends string>(known: readonly T[], fallback: T) =>
  read((value): T => known.find((item) => item === value) ?? fallback);

/** A switch: true and 'true' are on, all else is off. */
export const flag = read((value) => value === true || value === 'true');

/** ISO text, or null when there is no moment. */
export const dateOrNull = read(toIsoDate);

/** Free attributes: an object, {} when it is missing or something else. */
export const attributes = read((value): Record<string, unknown> => (isObject(value) ? value : {}));

/** An object or null. */
export const objectOrNull = read((value) => (isObject(value) ? value : null));

/** A list of numbers or null; what is no number is left out. */
export const numbersOrNull = read((value) =>
  Array.isArray(value) ? value.map(toNumber).filter((item) => Number.isFinite(item)) : null,
);
