import { findAttributeProblem, splitList, type ValidationProblem } from '../../domain';
import type { MemberFacts, MemberKind, Members } from './member';
import { isObject } from './read-member';

type Values = Readonly<Record<string, unknown>>;
type Problem = Pick<ValidationProblem, 'code' | 'expected'>;

/**
 * Finds the problems of an input for a resource, by its description: missing values, wrong types,
 * texts too long, numbers out of bounds, unknown choices. `path` is the member's name,
 * `attributes.key` for an attribute; `found` is '' for a secret. Skips members that are not in
 * `values` and those that a client does not write.
 */
export function validateInput(members: Members, values: Values): ValidationProblem[] {
  return Object.entries(members).flatMap(([path, member]) => {
    const value = values[path];
    if (!Object.hasOwn(values, path) || member.writtenBy) return [];
    const isFree = member.kind === 'attributes' && isObject(value);
    if (isFree) return findInAttributes(path, value);
    const problem = isEmpty(value, member) ? findMissing(member) : findWrong(member, value);
    return problem ? [{ ...problem, path, found: member.secret ? '' : toFound(value) }] : [];
  });
}

const TEXTS: ReadonlySet<MemberKind> = new Set(['text', 'area', 'schedule']);
const FOUND_MAX = 60;

function toFound(value: unknown): string {
  const text = typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '');
  return text.length > FOUND_MAX ? `${text.slice(0, FOUND_MAX - 1)}…` : text;
}

const cut = (text: string, { trim }: MemberFacts): string => (trim ? text.trim() : text);

function isEmpty(value: unknown, member: MemberFacts): boolean {
  if (value === null || value === undefined) return true;
  if (TEXTS.has(member.kind)) return typeof value === 'string' && cut(value, member) === '';
  return member.kind === 'reference' && value === member.fallback;
}

const findMissing = ({ required }: MemberFacts): Problem | null =>
  required ? { code: 'MISSING', expected: '' } : null;

function findWrong(member: MemberFacts, value: unknown): Problem | null {
  const { kind, choices } = member;
  if (TEXTS.has(kind)) return findInText(member, value);
  switch (kind) {
    case 'choice':
      return choices?.some((choice) => choice === value)
        ? null
        : { code: 'NOT_ALLOWED', expected: choices?.join(', ') ?? '' };
    case 'number':
      return findInNumber(member, value);
    case 'reference':
      return findInNumber({ ...member, min: 0 }, value);
    case 'flag':
      return typeof value === 'boolean' ? null : { code: 'WRONG_TYPE', expected: 'boolean' };
    case 'moment':
      return isMoment(value) ? null : { code: 'WRONG_TYPE', expected: 'date' };
    case 'attributes':
    case 'object':
      return isObject(value) ? null : { code: 'WRONG_TYPE', expected: 'object' };
    default:
      return null;
  }
}

function findInText(member: MemberFacts, value: unknown): Problem | null {
  if (typeof value !== 'string') return { code: 'WRONG_TYPE', expected: 'string' };
  const { maxLength = Infinity, known, listOf } = member;
  if (known && !known.includes(value.trim().toLowerCase())) {
    return { code: 'NOT_ALLOWED', expected: known.join(', ') };
  }
  if (listOf && !splitList(value).every((each) => listOf.includes(each))) {
    return { code: 'NOT_ALLOWED', expected: listOf.join(', ') };
  }
  return cut(value, member).length > maxLength
    ? { code: 'TOO_LONG', expected: String(maxLength) }
    : null;
}

function findInNumber({ min, max, whole }: MemberFacts, value: unknown): Problem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { code: 'WRONG_TYPE', expected: 'number' };
  }
  if (whole && !Number.isInteger(value)) {
    return { code: 'NOT_WHOLE', expected: String(Math.round(value)) };
  }
  if (min !== undefined && value < min) return { code: 'TOO_SMALL', expected: String(min) };
  const most = max ?? (whole ? Number.MAX_SAFE_INTEGER : undefined);
  return most !== undefined && value > most ? { code: 'TOO_BIG', expected: String(most) } : null;
}

/** A day, or a time of one with its zone: without it nobody knows which moment is meant. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d))?$/i;

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

/**
 * Attributes are free but for figures that are none, which JSON would make null of, and for those that
 * mean something and would never be in effect.
 */
function findInAttributes(path: string, value: Values): ValidationProblem[] {
  return Object.entries(value).flatMap(([key, each]) => {
    if (hasNoFigure(each)) {
      return [{ code: 'WRONG_TYPE', path: `${path}.${key}`, expected: 'number', found: '' }];
    }
    const problem = findAttributeProblem(key, each);
    return problem ? [{ ...problem, path: `${path}.${key}`, found: toFound(each) }] : [];
  });
}

const hasNoFigure = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasNoFigure)
    : typeof value === 'number' && !Number.isFinite(value);
