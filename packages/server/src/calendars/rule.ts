import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type ICAL from 'ical.js';
import { type DayFacts, readDay } from './day-facts';

export type Frequency = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A weekday, or the so-manieth of a month or year, below zero from its end. */
export interface NamedWeekday {
  weekday: number;
  nth: number;
}

/** A repetition, its times in ms of a clock without a zone. Empty lists leave everything open. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  firstWeekday: number;
  startMs: number;
  /** The day on which it begins. */
  start: DayFacts;
  untilMs: number;
  /** Number of occurrences; undefined for no limit. */
  count: number | undefined;
  months: readonly number[];
  weeks: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly NamedWeekday[];
  /** Hours of an hourly one that are left; all where empty. */
  hours: readonly number[];
  /** Within a day, or an hour of an hourly one, ms. */
  times: readonly number[];
  /** Positions within a day, week, month or year; negative from its end. */
  positions: readonly number[];
}

/** Most times a day: a quarter of an hour apart, more often is meant as one long time. */
const MAX_TIMES_OF_DAY = 96;
const HOURS_OF_DAY = 24;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES: readonly string[] = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
/** By month; a leap year has them all. */
const MAX_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Parts of a rule that belong to one frequency. */
const PARTS_OF: Readonly<Record<string, readonly Frequency[]>> = {
  BYWEEKNO: ['YEARLY'],
  BYYEARDAY: ['YEARLY'],
  BYMONTHDAY: ['HOURLY', 'DAILY', 'MONTHLY', 'YEARLY'],
  BYSETPOS: ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'],
};

const refuse = (recur: ICAL.Recur, why: string): Error =>
  new Error(`repeats as ${recur.toString()}: ${why}`);

const readWeekday = (text: string): NamedWeekday => {
  const [, nth = '', name = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(text) ?? [];
  return { weekday: WEEKDAYS.indexOf(name), nth: Number(nth) };
};

const sort = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** All times that hours, minutes and seconds make together, in order. */
const combine = (
  hours: readonly number[],
  minutes: readonly number[],
  seconds: readonly number[],
) =>
  sort(
    hours.flatMap((hour) =>
      minutes.flatMap((minute) =>
        // The second that is put in now and then is the last one here.
        seconds.map((second) => hour * HOUR_MS + minute * MINUTE_MS + Math.min(second, 59) * 1_000),
      ),
    ),
  );

function checkParts(recur: ICAL.Recur): void {
  const { freq, parts } = recur;
  if (!FREQUENCIES.includes(freq))
    throw refuse(recur, 'nothing repeats more often than by the hour; write one long time');
  for (const [part, frequencies] of Object.entries(PARTS_OF)) {
    if (part in parts && !frequencies.includes(freq as Frequency))
      throw refuse(recur, `${part} does not go with ${freq}`);
  }
}

/** The days by which it repeats where it names none: those of its start. */
function fillDays(rule: Rule): Rule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule;
  const isNamed = yearDays.length + monthDays.length + weekdays.length > 0;
  const { month, dayOfMonth, weekday } = rule.start;
  const own = [{ weekday, nth: 0 }];
  if (isNamed || frequency === 'HOURLY' || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY' || weeks.length > 0) return { ...rule, weekdays: own };
  const isOfAnyMonth = frequency === 'MONTHLY' || months.length > 0;
  return { ...rule, months: isOfAnyMonth ? months : [month], monthDays: [dayOfMonth] };
}

/** True for what asks for days that no month has, such as the 30th of February. */
const hasNoDay = ({ months, monthDays }: Rule): boolean =>
  months.length > 0 &&
  monthDays.length > 0 &&
  months.every((month) => monthDays.every((day) => Math.abs(day) > (MAX_MONTHS[month - 1] ?? 0)));

/** Reads a repetition from where its event begins. Throws for what can never happen, and for what is absurd. */
export function readRule(
  recur: ICAL.Recur,
  { startMs, untilMs, isDate }: { startMs: number; untilMs: number; isDate: boolean },
): Rule {
  checkParts(recur);
  const frequency = recur.freq as Frequency;
  const list = (part: keyof ICAL.Recur['parts']): number[] => (recur.parts[part] ?? []).map(Number);
  const at = new Date(startMs);
  const or = (values: number[], own: number): number[] =>
    values.length === 0 || isDate ? [own] : values;
  const isHourly = frequency === 'HOURLY';
  const times = combine(
    isHourly ? [0] : or(list('BYHOUR'), at.getUTCHours()),
    or(list('BYMINUTE'), at.getUTCMinutes()),
    or(list('BYSECOND'), at.getUTCSeconds()),
  );
  if (times.length * (isHourly ? HOURS_OF_DAY : 1) > MAX_TIMES_OF_DAY)
    throw refuse(recur, `more than ${MAX_TIMES_OF_DAY} times a day; write one long time`);
  const isPlain = frequency === 'WEEKLY' || frequency === 'DAILY' || isHourly;
  const rule = fillDays({
    frequency,
    interval: recur.interval,
    // The library counts weekdays from 1.
    firstWeekday: recur.wkst - 1,
    startMs,
    start: readDay(Math.floor(startMs / DAY_MS)),
    untilMs,
    count: recur.count ?? undefined,
    months: list('BYMONTH'),
    weeks: list('BYWEEKNO'),
    yearDays: list('BYYEARDAY'),
    monthDays: list('BYMONTHDAY'),
    weekdays: (recur.parts.BYDAY ?? [])
      .map(readWeekday)
      .map(({ weekday, nth }) => ({ weekday, nth: isPlain ? 0 : nth })),
    hours: isHourly ? list('BYHOUR') : [],
    times,
    positions: list('BYSETPOS'),
  });
  if (hasNoDay(rule)) throw refuse(recur, 'no month that it names has such a day');
  return rule;
}
