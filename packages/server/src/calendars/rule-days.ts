import { type DayFacts, startOfWeek, toDay, weekOf } from './day-facts';
import type { NamedWeekday, Rule } from './rule';

const MONTHS = 12;

/** True where a list names a place among so many, from its begin or, below zero, from its end. */
const names = (list: readonly number[], place: number, of: number): boolean =>
  list.includes(place) || list.includes(place - of - 1);

/** The days that a frame of a rule holds, the last one not among them: a day, week, month or year. */
export function frameOf({ frequency, firstWeekday }: Rule, facts: DayFacts): [number, number] {
  const { day, year, month, dayOfMonth, daysInMonth } = facts;
  if (frequency === 'YEARLY') return [toDay(year, 1, 1), toDay(year + 1, 1, 1)];
  if (frequency === 'MONTHLY') {
    const first = day - dayOfMonth + 1;
    return [first, toDay(year, month, daysInMonth + 1)];
  }
  if (frequency !== 'WEEKLY') return [day, day + 1];
  const first = startOfWeek(day, firstWeekday);
  return [first, first + 7];
}

/** Number of frames from that of the rule's start to that of a day. */
function countFrames({ frequency, firstWeekday, start }: Rule, facts: DayFacts): number {
  if (frequency === 'WEEKLY') {
    return (startOfWeek(facts.day, firstWeekday) - startOfWeek(start.day, firstWeekday)) / 7;
  }
  if (frequency === 'DAILY') return facts.day - start.day;
  if (frequency === 'YEARLY') return facts.year - start.year;
  return (facts.year - start.year) * MONTHS + facts.month - start.month;
}

/** False for a month of which no day is one of the rule. */
export const isMonthOf = (rule: Rule, facts: DayFacts): boolean => {
  const { frequency, interval, months } = rule;
  if (months.length > 0 && !months.includes(facts.month)) return false;
  if (frequency !== 'MONTHLY' && frequency !== 'YEARLY') return true;
  return countFrames(rule, facts) % interval === 0;
};

/**
 * Checks the n-th weekday: of the month for monthly rules or named months, otherwise of the year.
 */
function isWeekdayOf(rule: Rule, facts: DayFacts, { weekday, nth }: NamedWeekday): boolean {
  if (weekday !== facts.weekday) return false;
  if (nth === 0) return true;
  const isOfMonth = rule.frequency === 'MONTHLY' || rule.months.length > 0;
  const [place, length] = isOfMonth ? [facts.dayOfMonth, facts.daysInMonth] : placeInYear(facts);
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
}

const placeInYear = ({ day, year }: DayFacts): [number, number] => {
  const first = toDay(year, 1, 1);
  return [day - first + 1, toDay(year + 1, 1, 1) - first];
};

function isWeekOf({ weeks: named, firstWeekday }: Rule, day: number): boolean {
  const { week, weeks } = weekOf(day, firstWeekday);
  return names(named, week, weeks);
}

/** True for a day on which the rule has times, as far as its days say. */
export function isDayOf(rule: Rule, facts: DayFacts): boolean {
  const { frequency, interval, monthDays, yearDays, weeks, weekdays } = rule;
  if (!isMonthOf(rule, facts)) return false;
  if (monthDays.length > 0 && !names(monthDays, facts.dayOfMonth, facts.daysInMonth)) return false;
  if (weekdays.length > 0 && !weekdays.some((each) => isWeekdayOf(rule, facts, each))) return false;
  if (yearDays.length > 0 && !names(yearDays, ...placeInYear(facts))) return false;
  if (weeks.length > 0 && !isWeekOf(rule, facts.day)) return false;
  const isByDay = frequency === 'DAILY' || frequency === 'WEEKLY';
  return !isByDay || countFrames(rule, facts) % interval === 0;
}
