import { checkLength, isEqual, limitText, toWhole } from './operators';
import { matchesPattern, splitByPattern } from './pattern';
import { isNumber, toNumber, toText, type Value, ValueProblem } from './value';

/** A function or method; the first argument of a method is what it is called on. */
export type Callable = (...args: Value[]) => Value;

/** `math:` takes no text for a number. */
const asNumber = (value: Value): number | bigint => {
  if (isNumber(value)) return value;
  throw new ValueProblem('valueNot', { found: JSON.stringify(toText(value)) });
};

const real =
  (work: (...args: number[]) => number): Callable =>
  (...args) =>
    work(...args.map((arg) => Number(asNumber(arg))));

/** Whole stays whole when all arguments are. */
const either =
  (work: (a: number | bigint, b: number | bigint) => number | bigint): Callable =>
  (a = null, b = null) => {
    const left = asNumber(a);
    const right = asNumber(b);
    const result = work(left, right);
    const areWhole = typeof left === 'bigint' && typeof right === 'bigint';
    return areWhole ? result : Number(result);
  };

const REAL_NAMES = [
  'acos',
  'asin',
  'atan',
  'atan2',
  'cbrt',
  'ceil',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'floor',
  'hypot',
  'log',
  'log10',
  'log1p',
  'pow',
  'sin',
  'sinh',
  'sqrt',
  'tan',
  'tanh',
] as const;

const floorDivide = (a: bigint, b: bigint): bigint => {
  if (b === 0n) throw new ValueProblem('zero');
  return (a - (((a % b) + b) % b)) / b;
};

/** `math:…`. */
export const MATH: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ...REAL_NAMES.map((name): [string, Callable] => [name, real(Math[name])]),
  [
    'abs',
    (value = null) => {
      const number = asNumber(value);
      return number < 0 ? -number : number;
    },
  ],
  // A half goes up, not away from zero.
  ['round', (value = null) => toWhole(Math.floor(Number(asNumber(value)) + 0.5))],
  ['max', either((a, b) => (a >= b ? a : b))],
  ['min', either((a, b) => (a <= b ? a : b))],
  ['signum', real(Math.sign)],
  [
    'rint',
    real((value) => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value))),
  ],
  ['toDegrees', real((radians) => (radians * 180) / Math.PI)],
  ['toRadians', real((degrees) => (degrees * Math.PI) / 180)],
  ['random', () => Math.random()],
  ['floorDiv', (a = null, b = null) => floorDivide(toWhole(a), toWhole(b))],
  [
    'floorMod',
    (a = null, b = null) => toWhole(a) - floorDivide(toWhole(a), toWhole(b)) * toWhole(b),
  ],
]);

const sizeOf = (value: Value): bigint => {
  if (value === null) return 0n;
  if (typeof value === 'string' || Array.isArray(value)) return BigInt(value.length);
  if (typeof value === 'object' && !(value instanceof Date)) {
    return BigInt(Object.keys(value).length);
  }
  throw new ValueProblem('size');
};

const isEmpty = (value: Value): boolean => {
  if (typeof value === 'number') return value === 0 || Number.isNaN(value);
  if (typeof value === 'bigint') return value === 0n;
  return (
    value === null ||
    (typeof value !== 'boolean' && !(value instanceof Date) && sizeOf(value) === 0n)
  );
};

/** Functions without a namespace. */
export const FUNCTIONS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['size', (value = null) => sizeOf(value)],
  ['empty', (value = null) => isEmpty(value)],
]);

const place = (value: Value, length: number): number => {
  const index = Number(toWhole(value));
  if (index < 0 || index > length) throw new ValueProblem('character', { place: String(index) });
  return index;
};

const text =
  (work: (self: string, ...args: Value[]) => Value): Callable =>
  (self = null, ...args) =>
    work(String(self), ...args);

const hashOf = (self: string): bigint => {
  let hash = 0;
  for (let at = 0; at < self.length; at += 1)
    hash = (Math.imul(31, hash) + self.charCodeAt(at)) | 0;
  return BigInt(hash);
};

/** Nothing is made that is too long: one replacement for each character may be a hundred megabytes. */
function replaceAll(self: string, part: string, by: string): string {
  const times = part === '' ? self.length + 1 : self.split(part).length - 1;
  checkLength(self.length + times * (by.length - part.length));
  return self.replaceAll(part, () => by);
}

const TEXT_METHODS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['length', text((self) => BigInt(self.length))],
  ['isEmpty', text((self) => self === '')],
  ['isBlank', text((self) => self.trim() === '')],
  ['toUpperCase', text((self) => self.toUpperCase())],
  ['toLowerCase', text((self) => self.toLowerCase())],
  ['trim', text((self) => self.trim())],
  ['strip', text((self) => self.trim())],
  ['toString', text((self) => self)],
  ['contains', text((self, part = null) => self.includes(toText(part)))],
  ['startsWith', text((self, part = null) => self.startsWith(toText(part)))],
  ['endsWith', text((self, part = null) => self.endsWith(toText(part)))],
  ['indexOf', text((self, part = null) => BigInt(self.indexOf(toText(part))))],
  ['lastIndexOf', text((self, part = null) => BigInt(self.lastIndexOf(toText(part))))],
  ['equals', text((self, other = null) => self === other)],
  [
    'equalsIgnoreCase',
    text((self, other = null) => self.toLowerCase() === toText(other).toLowerCase()),
  ],
  ['concat', text((self, other = null) => limitText(self + toText(other)))],
  ['replace', text((self, part = null, by = null) => replaceAll(self, toText(part), toText(by)))],
  ['split', text((self, pattern = null) => splitByPattern(toText(pattern), self))],
  ['hashCode', text((self) => hashOf(self))],
  ['matches', text((self, pattern = null) => matchesPattern(toText(pattern), self))],
  ['charAt', text((self, at = null) => self.charAt(place(at, self.length - 1)))],
  [
    'substring',
    text((self, from = null, to) => {
      const start = place(from, self.length);
      const end = to === undefined ? self.length : place(to, self.length);
      if (end < start) throw new ValueProblem('backwards');
      return self.slice(start, end);
    }),
  ],
]);

const LIST_METHODS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['size', (self = null) => sizeOf(self)],
  ['isEmpty', (self = null) => sizeOf(self) === 0n],
  ['contains', (self, item = null) => (self as readonly Value[]).some((one) => isEqual(one, item))],
]);

const time = (value: Value | undefined): number => {
  if (value instanceof Date) return value.getTime();
  throw new ValueProblem('time');
};

/** Parts of a time in UTC, counted as Java does: years from 1900, months from 0. */
const TIME_PARTS: Readonly<Record<string, (at: Date) => number>> = {
  getYear: (at) => at.getUTCFullYear() - 1900,
  getMonth: (at) => at.getUTCMonth(),
  getDate: (at) => at.getUTCDate(),
  getDay: (at) => at.getUTCDay(),
  getHours: (at) => at.getUTCHours(),
  getMinutes: (at) => at.getUTCMinutes(),
  getSeconds: (at) => at.getUTCSeconds(),
};

const TIME_METHODS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ...Object.entries(TIME_PARTS).map(([name, read]): [string, Callable] => [
    name,
    (self) => BigInt(read(new Date(time(self)))),
  ]),
  ['getTime', (self) => BigInt(time(self))],
  ['before', (self, other) => time(self) < time(other)],
  ['after', (self, other) => time(self) > time(other)],
]);

const NUMBER_METHODS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['intValue', (self = null) => toWhole(self)],
  ['longValue', (self = null) => toWhole(self)],
  ['doubleValue', (self = null) => Number(toNumber(self))],
  ['toString', (self = null) => toText(self)],
]);

const BOOLEAN_METHODS: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['toString', (self = null) => toText(self)],
]);

/** Parts of a time by name: `hours` is `getHours()`. */
export const partOf = (name: string): Callable | undefined =>
  TIME_METHODS.get(`get${name.charAt(0).toUpperCase()}${name.slice(1)}`);

/** The methods of a value's kind; nothing else of the host can be reached. */
export const methodsOf = (value: Value): ReadonlyMap<string, Callable> => {
  if (typeof value === 'string') return TEXT_METHODS;
  if (Array.isArray(value)) return LIST_METHODS;
  if (value instanceof Date) return TIME_METHODS;
  if (typeof value === 'boolean') return BOOLEAN_METHODS;
  return typeof value === 'number' || typeof value === 'bigint' ? NUMBER_METHODS : new Map();
};
