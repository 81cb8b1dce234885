const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const HEX = /^([+-]?)0[xX]([\da-fA-F]*)\.?([\da-fA-F]*)[pP]([+-]?\d+)$/;
const SUFFIX = /[dDfF]$/;
/** All that Java takes for blank at the ends of a number: the control characters, too. */
// oxlint-disable-next-line no-control-regex -- they are meant
const BLANK_ENDS = /^[\u0000-\u0020]+|[\u0000-\u0020]+$/g;
const WORDS = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
]);

const readHex = (text: string): number | undefined => {
  const [, sign, whole = '', fraction = '', power] = HEX.exec(text) ?? [];
  if (power === undefined || whole + fraction === '') return undefined;
  const size = Number.parseInt(whole + fraction, 16) * 2 ** (Number(power) - 4 * fraction.length);
  return sign === '-' ? -size : size;
};

/**
 * A number as Java reads it, and with it a Traccar: blanks at its ends, `1d` and `1f`, `0x1p3`, `NaN` and
 * `Infinity`. Undefined for anything else.
 */
export const parseJavaNumber = (text: string): number | undefined => {
  const trimmed = text.replace(BLANK_ENDS, '');
  const word = WORDS.get(trimmed.replace(/^[+-]/, ''));
  if (word !== undefined) return trimmed.startsWith('-') ? -word : word;
  const hex = readHex(trimmed.replace(SUFFIX, '')) ?? readHex(trimmed);
  if (hex !== undefined) return hex;
  const decimal = trimmed.replace(SUFFIX, '');
  return DECIMAL.test(decimal) ? Number(decimal) : undefined;
};

const withPoint = (digits: string): string => (digits.includes('.') ? digits : `${digits}.0`);

/** A number as Java writes it: `12.0`, `1.0E7`. */
export const writeJavaNumber = (value: number): string => {
  const size = Math.abs(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  if (!Number.isFinite(value)) return String(value);
  if (size >= 1e-3 && size < 1e7) return withPoint(String(value));
  const [digits = '', power = ''] = value.toExponential().split('e');
  return `${withPoint(digits)}E${Number(power)}`;
};

/** An attribute as text, as a Traccar writes it. */
export const attributeText = (value: unknown): string =>
  typeof value === 'number' ? writeJavaNumber(value) : String(value);
