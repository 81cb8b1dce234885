import { fromWallTime, toWallTime } from '../../../domain';

/** The fields of a date and time, by the names of `Intl`. */
export type DateTimeField = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod';

/** Text of the fields, digits as typed; `dayPeriod` is `AM`, `PM` or empty. */
export type DateTimeDraft = Record<DateTimeField, string>;

/** One field, or what stands between two of them. */
export type DateTimePart = { field: DateTimeField } | { literal: string };

/** Set of fields present: day, clock, or both. */
export type DateTimeKind = 'date' | 'time' | 'dateTime';

/** Date and time style of a language; `hour12` for a 12-hour clock. */
export type DateTimeStyle = { locale: string; hour12: boolean };

/** A draft with nothing in it. */
export const EMPTY_DRAFT: DateTimeDraft = {
  day: '',
  month: '',
  year: '',
  hour: '',
  minute: '',
  dayPeriod: '',
};

const FIELDS = new Set<string>(Object.keys(EMPTY_DRAFT));
const isField = (type: string): type is DateTimeField => FIELDS.has(type);

/** Returns the number of digits a field holds. */
export const digitsOf = (field: DateTimeField): number => (field === 'year' ? 4 : 2);

/** The smallest and the largest figure of a field. */
export function rangeOf(field: DateTimeField, { hour12 }: DateTimeStyle): [number, number] {
  if (field === 'year') return [1970, 9999];
  if (field === 'month') return [1, 12];
  if (field === 'day') return [1, 31];
  if (field === 'minute') return [0, 59];
  return hour12 ? [1, 12] : [0, 23];
}

const DAY_FORMAT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK_FORMAT = { hour: '2-digit', minute: '2-digit' } as const;

/** The fields in the order of a language with what it writes between them, e.g. `21/11/2026, 08:00`. */
export function listDateTimeParts(
  { locale, hour12 }: DateTimeStyle,
  kind: DateTimeKind = 'dateTime',
): DateTimePart[] {
  const format = new Intl.DateTimeFormat(locale, {
    ...(kind === 'time' ? {} : DAY_FORMAT),
    ...(kind === 'date' ? {} : CLOCK_FORMAT),
    ...(hour12 ? { hour12: true } : { hourCycle: 'h23' }),
  });
  return format
    .formatToParts(0)
    .map(({ type, value }) => (isField(type) ? { field: type } : { literal: value }));
}

/** Returns the draft of an instant, on the wall clock of `timeZone`; an empty draft for null. */
export function toDraft(
  instantMs: number | null,
  { timeZone, hour12 }: { timeZone: string; hour12: boolean },
): DateTimeDraft {
  if (instantMs === null) return EMPTY_DRAFT;
  const { year, month, day, hour, minute } = toWallTime(instantMs, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    year: String(year),
    month: two(month),
    day: two(day),
    hour: two(hour12 ? hour % 12 || 12 : hour),
    minute: two(minute),
    dayPeriod: !hour12 ? '' : hour < 12 ? 'AM' : 'PM',
  };
}

/**
 * The moment that a draft means in `timeZone`, epoch milliseconds; null while a field is empty or the
 * calendar has no such day. A time that the clock skips moves on by the length of the jump.
 */
export function fromDraft(
  draft: DateTimeDraft,
  { timeZone, ...style }: DateTimeStyle & { timeZone: string },
): number | null {
  const read = (field: DateTimeField): number => {
    const [min, max] = rangeOf(field, style);
    const text = draft[field];
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : Number.NaN;
  };
  const [year, month, day, minute] = [read('year'), read('month'), read('day'), read('minute')];
  if (style.hour12 && draft.dayPeriod === '') return null;
  const hour = style.hour12
    ? (read('hour') % 12) + (draft.dayPeriod === 'PM' ? 12 : 0)
    : read('hour');
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute));
  if (Number.isNaN(wall.getTime()) || wall.getUTCDate() !== day) return null;
  return fromWallTime({ year, month, day, hour, minute }, timeZone);
}

const EMPTY_DAY = { day: '', month: '', year: '' };
const NO_DAY = { day: '01', month: '01', year: '1970' };
const NO_CLOCK = { hour: '00', minute: '00', dayPeriod: '' };

/** Returns the draft of a day written `2026-11-21`; an empty draft for null or other text. */
export function dayToDraft(day: string | null): DateTimeDraft {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return year && month && date ? { ...EMPTY_DRAFT, year, month, day: date } : EMPTY_DRAFT;
}

/** The day that a draft means, as `2026-11-21`; null while it is none of the calendar. */
export function dayFromDraft(draft: DateTimeDraft): string | null {
  const style = { locale: 'en-US', hour12: false, timeZone: 'UTC' };
  const ms = fromDraft({ ...draft, ...NO_CLOCK }, style);
  return ms === null ? null : new Date(ms).toISOString().slice(0, 10);
}

/** Returns the draft of a time of day written `08:30`; an empty draft for null or other text. */
export function clockToDraft(time: string | null, hour12: boolean): DateTimeDraft {
  const ms = Date.parse(`1970-01-01T${time ?? ''}Z`);
  if (!/^\d\d:\d\d$/.test(time ?? '') || Number.isNaN(ms)) return EMPTY_DRAFT;
  return { ...toDraft(ms, { timeZone: 'UTC', hour12 }), ...EMPTY_DAY };
}

/** The time of day that a draft means, as `08:30` of 24 hours; null while a field is empty. */
export function clockFromDraft(draft: DateTimeDraft, hour12: boolean): string | null {
  const ms = fromDraft({ ...draft, ...NO_DAY }, { locale: 'en-US', hour12, timeZone: 'UTC' });
  return ms === null ? null : new Date(ms).toISOString().slice(11, 16);
}

/** A field one up or down, round at its ends; an empty one starts at the near end. */
export function stepField(
  draft: DateTimeDraft,
  field: DateTimeField,
  step: 1 | -1,
  style: DateTimeStyle,
): DateTimeDraft {
  if (field === 'dayPeriod') {
    return { ...draft, dayPeriod: draft.dayPeriod === 'AM' ? 'PM' : 'AM' };
  }
  const [min, max] = rangeOf(field, style);
  const value = /^\d+$/.test(draft[field]) ? Number(draft[field]) + step : step > 0 ? min : max;
  const round = value < min ? max : value > max ? min : value;
  return { ...draft, [field]: String(round).padStart(digitsOf(field), '0') };
}

/**
 * Parses pasted text, e.g. `21/11/2026 08:30`, in the order of the language; null if it is
 * something else.
 */
export function readPasted(
  text: string,
  style: DateTimeStyle,
  kind: DateTimeKind = 'dateTime',
): DateTimeDraft | null {
  const figures = text.match(/\d+/g) ?? [];
  const fields = listDateTimeParts(style, kind).flatMap((part) =>
    'field' in part && part.field !== 'dayPeriod' ? [part.field] : [],
  );
  if (figures.length !== fields.length) return null;
  const draft = { ...EMPTY_DRAFT };
  fields.forEach((field, index) => {
    draft[field] = (figures[index] ?? '').padStart(digitsOf(field), '0');
  });
  const dayPeriod = /p\.?\s?m/i.test(text) ? 'PM' : 'AM';
  return style.hour12 && kind !== 'date' ? { ...draft, dayPeriod } : draft;
}
