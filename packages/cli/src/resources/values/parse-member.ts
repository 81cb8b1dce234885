import { AreaProblem, parseArea } from '@rastro/sdk/domain';
import type { CliMember } from '../cli-resource';

/** What a member's text means, or the end of the sentence that says what is wrong with it. */
export type ParsedMember = { value: unknown } | { problem: string };

const TRUE = new Set(['true', 'yes', '1', 'sim', 'sí', 'si', 'verdadeiro', 'verdadero']);
const FALSE = new Set(['false', 'no', '0', 'não', 'nao', 'falso', '']);
const DATE = /^\d{4}-\d\d-\d\d$/;
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
const CONTROL = /\p{Cc}/u;

/** Reads what people write for a member, in an option and in a column alike. Empty text takes it away. */
export function parseMember({ description, words }: CliMember, text: string): ParsedMember {
  const refused = text === '' ? null : words.refuse?.(text);
  if (refused) return { problem: refused };
  if (words.isSingleLine && CONTROL.test(text)) {
    return { problem: 'holds a line break or another control character' };
  }
  const { kind, fallback, required } = description;
  switch (kind) {
    case 'number':
      return parseNumber(description, text);
    case 'flag':
      return parseFlag(text);
    case 'choice':
      if (text === '') return { value: fallback };
      return parseChoice(description.choices ?? [], text);
    case 'moment':
      return required && text === '' ? { problem: 'is empty' } : parseMoment(text);
    case 'reference':
      return parseId(text, fallback);
    case 'area':
      return parseFence(text);
    case 'numbers':
      return parseNumbers(text);
    case 'object':
      return parseObject(text);
    default:
      return parseText(description, text);
  }
}

function parseText(
  { required, maxLength = Infinity, fallback }: CliMember['description'],
  text: string,
): ParsedMember {
  if (text === '' && required) {
    const most = maxLength === Infinity ? '' : `: it takes 1 to ${maxLength} characters`;
    return { problem: `is empty${most}` };
  }
  if (text.length > maxLength) return { problem: `is longer than ${maxLength} characters` };
  return { value: text === '' ? fallback : text };
}

function parseNumber(
  { whole, min = -Infinity, max = Infinity, fallback }: CliMember['description'],
  text: string,
): ParsedMember {
  if (text === '') return { value: fallback };
  const value = /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) return { problem: `is no number: "${text}"` };
  if (whole && !Number.isInteger(value)) return { problem: `is no whole number: "${text}"` };
  if (value < min) return { problem: `is less than ${min}: "${text}"` };
  return value > max ? { problem: `is more than ${max}: "${text}"` } : { value };
}

function parseFlag(text: string): ParsedMember {
  const word = text.toLowerCase();
  if (TRUE.has(word)) return { value: true };
  if (FALSE.has(word)) return { value: false };
  return { problem: `is neither true nor false: "${text}"` };
}

function parseChoice(choices: readonly string[], text: string): ParsedMember {
  const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  return value === undefined
    ? { problem: `is none of ${choices.join(', ')}: "${text}"` }
    : { value };
}

/** Reads a day, which begins at 0:00 UTC, or a moment with its offset; '' is none. */
export function parseMoment(text: string): ParsedMember {
  if (text === '') return { value: null };
  const isDate = DATE.test(text) || ZONED.test(text);
  const moment = new Date(text);
  // A day that no month has rolls over: 31 April would become 1 May.
  const isSameDay =
    !DATE.test(text) ||
    (isDate && moment.toString() !== 'Invalid Date' && moment.toISOString().startsWith(text));
  if (isDate && isSameDay && !Number.isNaN(moment.getTime())) {
    return { value: moment.toISOString() };
  }
  return { problem: `is no date like 2027-12-31 or 2027-12-31T18:00:00-03:00: "${text}"` };
}

function parseId(text: string, none: unknown): ParsedMember {
  if (text === '') return { value: none };
  if (/^\d{1,15}$/.test(text)) return { value: Number(text) };
  return { problem: `is no id (a whole number): "${text}"` };
}

function parseFence(text: string): ParsedMember {
  try {
    parseArea(text);
    return { value: text };
  } catch (error) {
    if (error instanceof AreaProblem) return { problem: `cannot be read: ${error.message}` };
    throw error;
  }
}

function parseNumbers(text: string): ParsedMember {
  if (text === '') return { value: null };
  const value = text.split(',').map(Number);
  return value.every(Number.isFinite)
    ? { value }
    : { problem: `is no list of numbers, as in 1,2,3: "${text}"` };
}

function parseObject(text: string): ParsedMember {
  if (text === '') return { value: null };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
  } catch {
    // Told below.
  }
  return { problem: `is no JSON object: "${text}"` };
}
