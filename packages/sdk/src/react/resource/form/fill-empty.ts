import type { FormValues } from './form-values';

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * Returns the values of `found` to fill in: for fields that are empty, or were filled in before and
 * not changed since.
 */
export const fillEmpty = (found: FormValues, here: FormValues, filled: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([name, value]) =>
        here[name] !== value &&
        (isEmpty(here[name]) || (name in filled && here[name] === filled[name])),
    ),
  );
