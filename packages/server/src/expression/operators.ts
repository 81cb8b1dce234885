import { matchesPattern } from './pattern';
import {
  isNumber,
  toBoolean,
  toLong,
  toNumber,
  toText,
  toWide,
  type Value,
  ValueProblem,
} from './value';

type Binary = (left: Value, right: Value) => Value;

/** The longest text an expression may make. */
const MAX_TEXT_LENGTH = 10_000;

/** Throws for a text that is to be so long. */
export const checkLength = (length: number): void => {
  if (length > MAX_TEXT_LENGTH) throw new ValueProblem('textLong');
};

/** Throws when a text grew too long. */
export const limitText = (text: string): string => {
  checkLength(text.length);
  return text;
};

const arithmetic =
  (whole: (a: bigint, b: bigint) => bigint, real: (a: number, b: number) => number): Binary =>
  (left, right) => {
    const a = toNumber(left);
    const b = toNumber(right);
    return typeof a === 'bigint' && typeof b === 'bigint'
      ? toWide(whole(a, b))
      : real(Number(a), Number(b));
  };

const notZero = <Divisor extends bigint | number>(divisor: Divisor): Divisor => {
  if (Number(divisor) === 0) throw new ValueProblem('zero');
  return divisor;
};

const plus = arithmetic(
  (a, b) => a + b,
  (a, b) => a + b,
);

const add: Binary = (left, right) =>
  (typeof left === 'string' && right !== null) || (typeof right === 'string' && left !== null)
    ? limitText(toText(left) + toText(right))
    : plus(left, right);

const compare = (left: Value, right: Value): number => {
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  if (left === null || right === null) throw new ValueProblem('nothing');
  if (isNumber(left) || isNumber(right)) {
    const a = toNumber(left);
    const b = toNumber(right);
    return a < b ? -1 : a > b ? 1 : 0;
  }
  const a = toText(left);
  const b = toText(right);
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Equal in value: a number and its text are. */
export const isEqual = (left: Value, right: Value): boolean => {
  if (left === right) return true;
  if (left === null || right === null) return false;
  if (typeof left === 'boolean' || typeof right === 'boolean') {
    return toBoolean(left) === toBoolean(right);
  }
  if (isNumber(left) !== isNumber(right)) {
    const text = isNumber(left) ? right : left;
    if (typeof text !== 'string' || Number.isNaN(Number(text))) return false;
  }
  return compare(left, right) === 0;
};

/** `=~`: the whole text matches a pattern, or the list holds the value. */
const matches = (left: Value, right: Value): boolean => {
  if (Array.isArray(right)) return right.some((item: Value) => isEqual(left, item));
  if (left === null || right === null) return left === right;
  return matchesPattern(toText(right), toText(left));
};

const startsWith = (left: Value, right: Value): boolean => toText(left).startsWith(toText(right));
const endsWith = (left: Value, right: Value): boolean => toText(left).endsWith(toText(right));

/** Whole numbers have 64 bits: they are shifted by 63 at most. */
const LONG_SHIFT = 63n;

const bitwise =
  (work: (a: bigint, b: bigint) => bigint): Binary =>
  (left, right) =>
    toLong(work(toWhole(left), toWhole(right)));

/** A whole number, cut from any other. */
export const toWhole = (value: Value): bigint => {
  const number = toNumber(value);
  if (typeof number === 'bigint') return number;
  if (!Number.isFinite(number)) throw new ValueProblem('whole');
  return toLong(BigInt(Math.trunc(number)));
};

/** The longest list that `..` makes. */
const MAX_RANGE = 1_000;

/** The whole numbers from one to another, in either direction. */
const range: Binary = (left, right) => {
  const [from, to] = [toWhole(left), toWhole(right)];
  const [step, last] = from <= to ? [1n, to - from] : [-1n, from - to];
  if (last >= MAX_RANGE) throw new ValueProblem('listLong');
  return Array.from({ length: Number(last) + 1 }, (_, at) => from + step * BigInt(at));
};

/**
 * Functions of the operators between two values; those that choose a side are evaluated elsewhere.
 */
export const OPERATORS: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', add],
  [
    '-',
    arithmetic(
      (a, b) => a - b,
      (a, b) => a - b,
    ),
  ],
  [
    '*',
    arithmetic(
      (a, b) => a * b,
      (a, b) => a * b,
    ),
  ],
  [
    '/',
    arithmetic(
      (a, b) => a / notZero(b),
      (a, b) => a / notZero(b),
    ),
  ],
  [
    '%',
    arithmetic(
      (a, b) => a % notZero(b),
      (a, b) => a % notZero(b),
    ),
  ],
  ['==', isEqual],
  ['!=', (left, right) => !isEqual(left, right)],
  ['<', (left, right) => compare(left, right) < 0],
  ['<=', (left, right) => compare(left, right) <= 0],
  ['>', (left, right) => compare(left, right) > 0],
  ['>=', (left, right) => compare(left, right) >= 0],
  ['=~', matches],
  ['!~', (left, right) => !matches(left, right)],
  ['=^', startsWith],
  ['!^', (left, right) => !startsWith(left, right)],
  ['=$', endsWith],
  ['!$', (left, right) => !endsWith(left, right)],
  ['..', range],
  ['<<', bitwise((a, b) => a << (b & LONG_SHIFT))],
  ['>>', bitwise((a, b) => a >> (b & LONG_SHIFT))],
  ['>>>', bitwise((a, b) => BigInt.asUintN(64, a) >> (b & LONG_SHIFT))],
  ['&', bitwise((a, b) => a & b)],
  ['|', bitwise((a, b) => a | b)],
  ['^', bitwise((a, b) => a ^ b)],
]);
