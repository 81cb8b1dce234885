import { splitList } from '../alarms';
import { AreaProblem, parseArea } from '../geo';
import type { ImportField, ImportMember, ImportProblem } from './types';

/** Parsed value of a member's text, or its problem. */
export type ParsedMember = { value: unknown } | { problem: ImportProblem };

const TRUE = new Set(['true', 'yes', '1', 'sim', 'sí', 'si', 'verdadeiro', 'verdadero']);
const FALSE = new Set(['false', 'no', '0', 'não', 'nao', 'falso', '']);
const DATE = /^\d{4}-\d\d-\d\d$/;
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
/** Days and times by no clock, as spreadsheets write them. */
const OWN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d{1,2}):(\d\d)(?::(\d\d))?)?$/;
/** Moments at which something ends. */
const END = /^expir|ends?At$|To$/i;
const CONTROL = /\p{Cc}/u;

const wrong = (code: ImportProblem['code'], params?: ImportProblem['params']): ParsedMember => ({
  problem: { code, ...(params && { params }) },
});

/** Reads what people write for a member, in an option and in a column alike. Empty text takes it away. */
export function parseMember(
  { member, description, words }: ImportField,
  text: string,
): ParsedMember {
  const refused = text === '' ? null : words.refuse?.(text);
  if (refused) return { problem: refused };
  if (words.isSingleLine && CONTROL.test(text)) return wrong('CONTROL_CHARACTER');
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
      if (required && text === '') return wrong('EMPTY');
      return parseOwnMoment(text, END.test(member));
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
  { required, maxLength = Infinity, fallback, listOf }: ImportMember,
  text: string,
): ParsedMember {
  if (listOf && !splitList(text).every((each) => listOf.includes(each))) {
    return wrong('NO_CHOICE', { text, choices: listOf.join(', ') });
  }
  if (text === '' && required) {
    return wrong('EMPTY', maxLength === Infinity ? undefined : { max: maxLength });
  }
  if (text.length > maxLength) return wrong('TOO_LONG', { max: maxLength });
  return { value: text === '' ? fallback : text };
}

/** Spreadsheets write 5.0; whoever writes 99.00 means money, and not 99 cents. */
const WHOLE = /^[-+]?\d+(\.0?)?$/;

function parseNumber(
  { whole, min = -Infinity, max = Infinity, fallback }: ImportMember,
  text: string,
): ParsedMember {
  if (text === '') return { value: fallback };
  const value = /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) return wrong('NOT_A_NUMBER', { text });
  if (whole && !WHOLE.test(text)) return wrong('NOT_WHOLE', { text });
  if (value < min) return wrong('TOO_SMALL', { text, min });
  return value > max ? wrong('TOO_BIG', { text, max }) : { value };
}

function parseFlag(text: string): ParsedMember {
  const word = text.toLowerCase();
  if (TRUE.has(word)) return { value: true };
  if (FALSE.has(word)) return { value: false };
  return wrong('NOT_YES_OR_NO', { text });
}

function parseChoice(choices: readonly string[], text: string): ParsedMember {
  const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  return value === undefined
    ? wrong('NO_CHOICE', { text, choices: choices.join(', ') })
    : { value };
}

/** Reads a day or a time by the clock of whoever writes it; what ends on a day does so with it. */
function parseOwnMoment(text: string, isEnd: boolean): ParsedMember {
  const [, ...parts] = OWN.exec(text) ?? [];
  if (parts.length === 0) return parseMoment(text);
  const [year = 0, month = 0, day = 0, hours, minutes = 0, seconds = 0] = parts.map((part) =>
    part === undefined ? undefined : Number(part),
  );
  const moment = new Date(year, month - 1, day, hours ?? 0, minutes, seconds);
  const isThere =
    moment.getMonth() === month - 1 &&
    moment.getDate() === day &&
    (hours ?? 0) < 24 &&
    minutes < 60 &&
    seconds < 60;
  if (!isThere) return wrong('NOT_A_DATE', { text });
  if (hours === undefined && isEnd) {
    return { value: new Date(new Date(year, month - 1, day + 1).getTime() - 1).toISOString() };
  }
  return { value: moment.toISOString() };
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
  return wrong('NOT_A_DATE', { text });
}

function parseId(text: string, none: unknown): ParsedMember {
  if (text === '') return { value: none };
  if (/^\d{1,15}$/.test(text)) return { value: Number(text) };
  return wrong('NOT_AN_ID', { text });
}

function parseFence(text: string): ParsedMember {
  try {
    parseArea(text);
    return { value: text };
  } catch (error) {
    if (error instanceof AreaProblem) return wrong('BAD_AREA', { text: error.message });
    throw error;
  }
}

function parseNumbers(text: string): ParsedMember {
  if (text === '') return { value: null };
  const value = text.split(',').map(Number);
  return value.every(Number.isFinite) ? { value } : wrong('NOT_NUMBERS', { text });
}

function parseObject(text: string): ParsedMember {
  if (text === '') return { value: null };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
  } catch {
    // Told below.
  }
  return wrong('NOT_AN_OBJECT', { text });
}
