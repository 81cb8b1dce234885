import type { ValidationProblem } from '../../domain';
import type { MemberFacts, Members } from './member';

type Values = Readonly<Record<string, unknown>>;
type Problem = Pick<ValidationProblem, 'code' | 'expected'>;

/**
 * What is wrong with what somebody wants to write of a resource, by its description: what is missing,
 * too long, out of bounds, none of the choices. `path` is the member's name, `attributes.key` of an
 * attribute. Members that are not in `values` and those that a client does not write are not looked at.
 */
export function validateInput(members: Members, values: Values): ValidationProblem[] {
  return Object.entries(members).flatMap(([path, member]) => {
    const value = values[path];
    if (!(path in values) || member.writtenBy) return [];
    if (member.kind === 'attributes') return findNumbers(path, value);
    const problem = isEmpty(value, member) ? findMissing(member) : findWrong(member, value);
    return problem ? [{ ...problem, path, found: String(value ?? '') }] : [];
  });
}

const TEXTS = new Set(['text', 'area', 'schedule']);

function isEmpty(value: unknown, { kind, trim, fallback }: MemberFacts): boolean {
  if (value === null || value === undefined) return true;
  if (TEXTS.has(kind)) return (trim ? String(value).trim() : String(value)) === '';
  return kind === 'reference' && value === fallback;
}

const findMissing = ({ required }: MemberFacts): Problem | null =>
  required ? { code: 'MISSING', expected: '' } : null;

function findWrong(member: MemberFacts, value: unknown): Problem | null {
  const { kind, maxLength, min, max, whole, choices, trim } = member;
  if (TEXTS.has(kind) && maxLength !== undefined) {
    const text = trim ? String(value).trim() : String(value);
    return text.length > maxLength ? { code: 'TOO_LONG', expected: String(maxLength) } : null;
  }
  if (kind === 'choice' && !choices?.includes(String(value))) {
    return { code: 'NOT_ALLOWED', expected: choices?.join(', ') ?? '' };
  }
  if (kind !== 'number') return null;
  const number = Number(value);
  if (!Number.isFinite(number)) return { code: 'WRONG_TYPE', expected: 'number' };
  if (whole && !Number.isInteger(number)) {
    return { code: 'BAD_FORMAT', expected: String(Math.round(number)) };
  }
  if (min !== undefined && number < min) return { code: 'TOO_SMALL', expected: String(min) };
  if (max !== undefined && number > max) return { code: 'TOO_BIG', expected: String(max) };
  return null;
}

/** Attributes are free but for figures that are none, which JSON would make null of. */
function findNumbers(path: string, value: unknown): ValidationProblem[] {
  return Object.entries(value ?? {})
    .filter(([, each]) => typeof each === 'number' && !Number.isFinite(each))
    .map(([key]) => ({
      code: 'WRONG_TYPE',
      path: `${path}.${key}`,
      expected: 'number',
      found: '',
    }));
}
