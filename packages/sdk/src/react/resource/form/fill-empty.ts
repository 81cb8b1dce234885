import type { FormValues } from './form-values';

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** What of `found` goes into a form: where nothing stands, or what was filled in before and nobody has changed since. */
export const fillEmpty = (found: FormValues, here: FormValues, filled: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([name, value]) =>
        here[name] !== value &&
        (isEmpty(here[name]) || (name in filled && here[name] === filled[name])),
    ),
  );
