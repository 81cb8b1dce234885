import type { Member, MemberKind } from './member';

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

/** True for a JSON object: no list and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toObject = (value: unknown): object | null => (isObject(value) ? value : null);

const toNumbers = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.map(toNumber).filter((item) => Number.isFinite(item)) : null;

const toFinite = (value: unknown): number | null => {
  const number = toNumber(value);
  return Number.isFinite(number) ? number : null;
};

/** Readers of values, by kind; null for a value that is missing or of another type. */
const READERS: Record<Exclude<MemberKind, 'choice' | 'structure'>, (value: unknown) => unknown> = {
  id: toFinite,
  text: toText,
  number: toFinite,
  flag: (value) => value === true || value === 'true',
  moment: toIsoDate,
  reference: toFinite,
  attributes: (value) => toObject(value) ?? {},
  numbers: toNumbers,
  object: toObject,
  area: toText,
  schedule: toText,
};

/**
 * Kinds whose missing required value makes the whole item unreadable, as no default could replace
 * it.
 */
const STRICT: ReadonlySet<MemberKind> = new Set(['id', 'number', 'reference', 'moment']);

/**
 * Reads a value tolerantly, but returns undefined for a required number or moment that is missing,
 * invalid or out of bounds.
 */
export function readMember(member: Member, value: unknown): unknown {
  const { kind, fallback, choices, required, min = -Infinity, max = Infinity } = member;
  if (kind === 'structure') return member.read?.(value) ?? fallback;
  if (kind === 'choice') return choices?.find((item) => item === value) ?? fallback;
  const result = READERS[kind](value);
  if (!required || !STRICT.has(kind)) return result ?? fallback;
  if (typeof result === 'number' && (result < min || result > max)) return undefined;
  return result ?? undefined;
}
