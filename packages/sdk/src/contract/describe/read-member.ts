import * as z from 'zod/mini';
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

const toObject = (value: unknown): object | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

const toNumbers = (value: unknown): number[] | null =>
  Array.isArray(value) ? value.map(toNumber).filter((item) => Number.isFinite(item)) : null;

const toFinite = (value: unknown): number | null => {
  const number = toNumber(value);
  return Number.isFinite(number) ? number : null;
};

/** What a value of each kind reads as; null when it is missing or something else. */
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

/** Where a missing value makes the whole unreadable, there is nothing that could stand for it. */
const STRICT: ReadonlySet<MemberKind> = new Set(['id', 'number', 'reference', 'moment']);

/** How a member is read: tolerantly, but for a required number or moment. */
export function toMemberSchema(member: Member): z.ZodMiniType {
  const { kind, fallback, choices } = member;
  if (member.schema) return member.schema();
  const read =
    kind === 'choice'
      ? (value: unknown) => choices?.find((item) => item === value)
      : READERS[kind as keyof typeof READERS];
  if (!member.required || !STRICT.has(kind)) {
    return z.pipe(
      z.optional(z.unknown()),
      z.transform((value) => read(value) ?? fallback),
    );
  }
  if (kind === 'moment') return z.pipe(z.transform(read), z.string());
  const { min = -Infinity, max = Infinity } = member;
  return z.pipe(z.transform(read), z.number().check(z.minimum(min), z.maximum(max)));
}
