import { DAY_MS } from '@rastro/sdk/domain';

const WEEK_DAYS = 7;
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** A day of the calendar; days are numbered from 1970-01-01 on, weekdays from 0 for Sunday. */
export interface DayFacts {
  day: number;
  year: number;
  month: number;
  dayOfMonth: number;
  daysInMonth: number;
  weekday: number;
}

/** The number of a day; a month beyond the year's end is one of the next year. */
export const toDay = (year: number, month: number, dayOfMonth: number): number =>
  Date.UTC(year, month - 1, dayOfMonth) / DAY_MS;

const weekdayOf = (day: number): number =>
  (((day + FIRST_WEEKDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const countDays = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0);

export function readDay(day: number): DayFacts {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  return {
    day,
    year,
    month,
    dayOfMonth: date.getUTCDate(),
    daysInMonth: countDays(year, month),
    weekday: weekdayOf(day),
  };
}

/** The first day of the week that a day is in. */
export const startOfWeek = (day: number, firstWeekday: number): number =>
  day - ((weekdayOf(day) - firstWeekday + WEEK_DAYS) % WEEK_DAYS);

/** The week of the year that a day is in; the first one has four days of the year. */
export function weekOf(day: number, firstWeekday: number): { week: number; weeks: number } {
  const middle = startOfWeek(day, firstWeekday) + 3;
  const { year } = readDay(middle);
  const firstOf = (of: number): number => startOfWeek(toDay(of, 1, 4), firstWeekday);
  const start = firstOf(year);
  return {
    week: Math.floor((day - start) / WEEK_DAYS) + 1,
    weeks: (firstOf(year + 1) - start) / WEEK_DAYS,
  };
}
