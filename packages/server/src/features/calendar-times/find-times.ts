import type { CalendarTimes } from '@rastro/sdk/contract';
import { DAY_MS, type Period } from '@rastro/sdk/domain';
import { parseCalendar } from '../../calendars/calendar';

const WEEK_MS = 7 * DAY_MS;
/** More than anybody can tell apart in a week. */
const MOST_OF_WEEK = 500;
const MOST_NEXT = 5;
/** How far is looked ahead for the next ones, in steps: most happens soon. */
const AHEAD_MS = [31 * DAY_MS, 366 * DAY_MS, 5 * 366 * DAY_MS];

/** The times of a base64 iCalendar text. Throws what is wrong with it. */
export function findTimes(data: string, weekMs: number, nowMs: number): CalendarTimes {
  const calendar = parseCalendar(data);
  const between = (fromMs: number, toMs: number): Period[] =>
    calendar.periods(fromMs, toMs).map(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs }));
  const findNext = (): Period[] => {
    for (const aheadMs of AHEAD_MS) {
      const next = between(nowMs, nowMs + aheadMs).filter(({ fromMs }) => fromMs >= nowMs);
      if (next.length >= MOST_NEXT || aheadMs === AHEAD_MS.at(-1)) return next.slice(0, MOST_NEXT);
    }
    return [];
  };
  return {
    week: between(weekMs, weekMs + WEEK_MS).slice(0, MOST_OF_WEEK),
    next: findNext(),
    happens: calendar.happens && calendar.happensAfter(nowMs),
  };
}
