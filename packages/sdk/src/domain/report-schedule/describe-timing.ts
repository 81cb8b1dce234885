import { DAY_MS, MINUTE_MS } from '../time/durations';
import { formatTime } from '../time/format-date';
import type { Phrase } from '../words/phrase';
import type { ReportTiming } from './next-run';

/** A Monday; only its weekday counts. */
const MONDAY_MS = Date.UTC(2024, 0, 1, 12);

/** Formats the name of a weekday, Monday being 1. */
export const formatWeekday = (
  weekday: number,
  locale: string,
  style: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
    MONDAY_MS + (weekday - 1) * DAY_MS,
  );

/** Describes the schedule of a report in a sentence: every Monday at 07:00. */
export function describeTiming(
  { repeats, weekday, monthDay, minuteOfDay }: Omit<ReportTiming, 'timeZone'>,
  { locale, hour12 }: { locale: string; hour12?: boolean | undefined },
): Phrase {
  const style = { locale, timeZone: 'UTC', ...(hour12 !== undefined && { hour12 }) };
  const time = formatTime(minuteOfDay * MINUTE_MS, style);
  return {
    key: `schedule.timing.${repeats}`,
    params: { time, weekday: formatWeekday(weekday, locale), day: monthDay },
  };
}
