import {
  type ExpressionProblemCode,
  type ExpressionProblemParams,
  sayExpressionProblem,
} from '@rastro/sdk/domain';

/**
 * Values of expressions. Whole numbers are bigint (a long of 64 bits, whose division cuts), all
 * others number; times are dates; lists and maps come from attributes.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Something is not what a sign or function can work with; the place is added by whoever knows it. */
export class ValueProblem extends Error {
  readonly said: readonly [ExpressionProblemCode, ExpressionProblemParams?];

  constructor(...said: readonly [ExpressionProblemCode, ExpressionProblemParams?]) {
    super(sayExpressionProblem(said[0], said[1] ?? {}));
    this.said = said;
  }
}

/** True for numbers of both kinds. */
export const isNumber = (value: Value): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

const MAX_SHOWN = 40;

/** A value as what was found instead of another. */
const describe = (value: Value): string =>
  value === null ? 'null' : JSON.stringify(toText(value)).slice(0, MAX_SHOWN);

/** Bits wrap at 64. */
export const toLong = (value: bigint): bigint => BigInt.asIntN(64, value);

/** Result of whole numbers; where 64 bits do not hold it, a number with a point. */
export const toWide = (value: bigint): bigint | number =>
  toLong(value) === value ? value : Number(value);

/** True for what has members by name. */
export const isMap = (value: Value): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A number from a number or its text. */
export const toNumber = (value: Value): number | bigint => {
  if (isNumber(value)) return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string' && value.trim() !== '') {
    if (/^[+-]?\d{1,18}$/.test(value)) return BigInt(value);
    const number = Number(value);
    if (!Number.isNaN(number)) return number;
  }
  throw new ValueProblem('valueNot', { found: describe(value) });
};

/** Numbers other than 0, `true` and its text are true. */
export const toBoolean = (value: Value): boolean => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value !== 0n;
  if (typeof value === 'number') return value !== 0 && !Number.isNaN(value);
  if (typeof value === 'string') return value.toLowerCase() === 'true';
  throw new ValueProblem('booleanNot', { found: describe(value) });
};

const LARGE = 1e7;
const SMALL = 1e-3;

/** Formats a number as the language of the field does: `25.0`, `1.0E7`. */
const formatDouble = (value: number): string => {
  const size = Math.abs(value);
  if (value !== 0 && Number.isFinite(value) && (size >= LARGE || size < SMALL)) {
    const [digits = '', power = ''] = value.toExponential().split('e');
    return `${digits.includes('.') ? digits : `${digits}.0`}E${power.replace('+', '')}`;
  }
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
};

/** Any value as text. */
export const toText = (value: Value): string => {
  if (typeof value === 'number') return formatDouble(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.map(toText).join(', ')}]`;
  if (!isMap(value)) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${name}=${toText(member)}`);
  return `{${members.join(', ')}}`;
};

/** A map of members; no name of theirs means anything to the host. */
export const toMap = (members: readonly (readonly [string, Value])[]): Value =>
  Object.assign(Object.create(null), Object.fromEntries(members)) as Value;

/** A member of a position or its attributes as a value; only plain data goes in. */
export const fromJson = (value: unknown): Value => {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(fromJson);
  if (value instanceof Date) return value;
  if (typeof value === 'object') {
    const members = Object.entries(value).map(
      ([name, member]) => [name, fromJson(member)] as const,
    );
    return toMap(members);
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
};

/** A value as it goes into an answer or an attribute. */
export const toJson = (value: Value): unknown => {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toJson(member)]));
};

/** Size of a value: its characters and members. */
export const sizeOfValue = (value: Value): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || value instanceof Date) return 1;
  const members: readonly Value[] = Array.isArray(value) ? value : Object.values(value);
  return members.reduce<number>((size, member) => size + sizeOfValue(member), 1);
};
