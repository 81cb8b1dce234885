import { isObject } from './describe/read-member';

/** The facts that words take; one that cannot be written is '?'. */
export const readFacts = (value: unknown): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, fact]) => [
      name,
      typeof fact === 'string' || typeof fact === 'number' ? fact : '?',
    ]),
  );
