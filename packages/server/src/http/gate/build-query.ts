import { ApiError } from '../../request/api-error';
import type { QueryKind } from './gate-row';

const INT = /^-?\d{1,15}$/;
/** A date and time with a zone, as ISO 8601 writes it. */
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i;
const NUMBER = /^-?\d{1,15}(\.\d{1,20})?$/;
const MAX_TEXT_LENGTH = 512;
const MAX_NAME_LENGTH = 40;

/**
 * Makes the query anew from the allowed names. Throws a 400 naming the field, also for a name that is not allowed:
 * left out, the call would answer for more than was meant.
 */
export function buildQuery(
  query: URLSearchParams,
  allowed: Readonly<Record<string, QueryKind>> = {},
): URLSearchParams {
  const unknown = [...query.keys()].find((name) => !Object.hasOwn(allowed, name));
  if (unknown !== undefined) {
    const names = Object.keys(allowed).join(', ') || 'none';
    throw wrong(unknown.slice(0, MAX_NAME_LENGTH), `is unknown here. This call takes: ${names}.`);
  }
  const built = new URLSearchParams();
  for (const [name, kind] of Object.entries(allowed)) {
    const values = query.getAll(name);
    const isRepeated = kind === 'ints' || kind === 'texts';
    if (values.length > 1 && !isRepeated) throw wrong(name, 'may stand only once.');
    for (const value of values) built.append(name, checkValue(name, kind, value));
  }
  return built;
}

function checkValue(name: string, kind: QueryKind, value: string): string {
  switch (kind) {
    case 'int':
    case 'ints':
      if (INT.test(value)) return value;
      throw wrong(name, 'must be a whole number.');
    case 'number':
      if (NUMBER.test(value)) return value;
      throw wrong(name, 'must be a number, such as -23.5505.');
    case 'boolean':
      if (value === 'true' || value === 'false') return value;
      throw wrong(name, 'must be true or false.');
    case 'date':
      if (ZONED.test(value) && !Number.isNaN(Date.parse(value))) {
        return new Date(value).toISOString();
      }
      throw wrong(name, 'must be a date with a time and a zone, such as 2026-08-21T16:18:51Z.');
    case 'text':
    case 'texts':
      if (value.length <= MAX_TEXT_LENGTH && !value.includes('\0')) return value;
      throw wrong(name, `must be text of at most ${MAX_TEXT_LENGTH} characters.`);
  }
}

const wrong = (field: string, what: string): ApiError =>
  new ApiError(400, 'QUERY_INVALID', `The query parameter ${field} ${what}`, { field });
