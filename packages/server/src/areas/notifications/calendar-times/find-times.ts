import type { CalendarTimes } from '@rastro/sdk/contract';
import { DAY_MS, HOUR_MS, type Period } from '@rastro/sdk/domain';
import { createSteps, parseCalendar } from '../../../calendars/calendar';

const WEEK_MS = 7 * DAY_MS;
/** A week is looked through in parts: of what happens often, the first is enough. */
const PART_MS = 6 * HOUR_MS;
/** More than anybody can tell apart in a week. */
const MAX_OF_WEEK = 500;
const MAX_NEXT = 5;
/** Spans that are searched for the next times, one after the other: most happens soon. */
const AHEAD_MS = [HOUR_MS, DAY_MS, 31 * DAY_MS, 366 * DAY_MS, 5 * 366 * DAY_MS];

/** The times of a base64 iCalendar text. Throws what is wrong with it. */
export function findTimes(data: string, weekMs: number, nowMs: number): CalendarTimes {
  const calendar = parseCalendar(data);
  const steps = createSteps();
  const between = (fromMs: number, toMs: number): Period[] =>
    calendar
      .periods(fromMs, toMs, steps)
      .map(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs }));
  const findWeek = (): Period[] => {
    const found = new Map<string, Period>();
    for (let ms = 0; ms < WEEK_MS && found.size < MAX_OF_WEEK; ms += PART_MS) {
      // What lasts longer is in several parts.
      for (const one of between(weekMs + ms, weekMs + ms + PART_MS)) {
        found.set(`${one.fromMs} ${one.toMs}`, one);
      }
    }
    return [...found.values()].slice(0, MAX_OF_WEEK);
  };
  const findNext = (): Period[] => {
    for (const aheadMs of AHEAD_MS) {
      const next = between(nowMs, nowMs + aheadMs).filter(({ fromMs }) => fromMs >= nowMs);
      if (next.length >= MAX_NEXT || aheadMs === AHEAD_MS.at(-1)) return next.slice(0, MAX_NEXT);
    }
    return [];
  };
  return {
    week: findWeek(),
    next: findNext(),
    happens: calendar.happens && calendar.happensAfter(nowMs),
  };
}
