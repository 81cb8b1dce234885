import type { ProblemCode, ValidationProblem } from './validation-problem';

/** The least of a zod issue that is read. */
export interface IssueLike {
  code?: string | undefined;
  path: readonly PropertyKey[];
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  format?: unknown;
  values?: unknown;
  keys?: unknown;
}

const FOUND_MAX = 60;
const COUNTED: Record<string, readonly [ProblemCode, ProblemCode]> = {
  string: ['TOO_SHORT', 'TOO_LONG'],
  array: ['TOO_FEW', 'TOO_MANY'],
  set: ['TOO_FEW', 'TOO_MANY'],
};

/** Our problem from an issue of zod, whose small build has no words. `input` is what was checked. */
export function toValidationProblem(issue: IssueLike, input: unknown): ValidationProblem {
  const value = issue.path.reduce<unknown>(readMember, input);
  const path = issue.path.map(String).join('.');
  const found = quote(value);
  const problem = (code: ProblemCode, expected: unknown) => ({
    code: value === undefined ? 'MISSING' : code,
    path,
    expected: String(expected ?? ''),
    found,
  });
  const counted = COUNTED[String(issue.origin)] ?? ['TOO_SMALL', 'TOO_BIG'];
  switch (issue.code) {
    case 'invalid_type':
      return problem('WRONG_TYPE', issue.expected);
    case 'invalid_value':
      return problem('NOT_ALLOWED', toList(issue.values));
    case 'too_small':
      return problem(counted[0], issue.minimum);
    case 'too_big':
      return problem(counted[1], issue.maximum);
    case 'invalid_format':
      return problem('BAD_FORMAT', issue.format);
    case 'unrecognized_keys':
      return unknownKey(issue);
    default:
      return problem('INVALID', '');
  }
}

/** The first of them: it is the one to mend. */
function unknownKey({ path, keys }: IssueLike): ValidationProblem {
  const key = Array.isArray(keys) ? String(keys[0]) : '';
  const at = [...path.map(String), key].join('.');
  return { code: 'UNKNOWN_KEY', path: at, expected: '', found: quote(key) };
}

function readMember(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function quote(value: unknown): string {
  const text = value === undefined ? '' : (JSON.stringify(value) ?? '');
  return text.length > FOUND_MAX ? `${text.slice(0, FOUND_MAX - 1)}…` : text;
}

function toList(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : '';
}
