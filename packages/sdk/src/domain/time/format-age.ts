import type { DateStyle } from './format-date';
import { formatDateTime, formatTime, toDayKey } from './format-date';
import { formatDuration } from './format-duration';
import { DAY_MS, HOUR_MS, SECOND_MS } from './durations';

/** A day so far away may be of another year than people think. */
const YEAR_SAID_AFTER_MS = 180 * DAY_MS;

/**
 * Formats the age of a moment, e.g. `agora`, `há 8 s`, `hace 2 min`; after an hour the time, `às
 * 14:31`, and on another day with the date, `20/11 14:31`. A moment ahead of `now` (clocks differ)
 * counts as now. `at` is ISO text or epoch milliseconds, `now` epoch milliseconds; '–' for none.
 */
export function formatAge(
  at: string | number | null | undefined,
  { now, ...style }: DateStyle & { now: number },
): string {
  const atMs = at == null ? Number.NaN : new Date(at).getTime();
  if (Number.isNaN(atMs)) return '–';
  const ageMs = Math.max(0, now - atMs);
  if (ageMs < SECOND_MS) return wordNow(style.locale);
  if (ageMs < HOUR_MS) return wordAge(formatDuration(ageMs, style), style.locale);
  if (toDayKey(atMs, style.timeZone) === toDayKey(now, style.timeZone)) {
    return wordTime(formatTime(atMs, style), style.locale);
  }
  return formatDateTime(atMs, style);
}

/**
 * A moment as its time of day, with the date before it when that is another day than `now`, e.g.
 * `14:31` or `20/11 14:31`. `at` is ISO text or epoch milliseconds, `now` epoch milliseconds.
 */
export function formatMoment(
  at: string | number,
  { now, ...style }: DateStyle & { now: number; seconds?: boolean },
): string {
  const isToday = toDayKey(at, style.timeZone) === toDayKey(now, style.timeZone);
  if (isToday) return formatTime(at, style);
  const year = Math.abs(now - new Date(at).getTime()) > YEAR_SAID_AFTER_MS;
  return formatDateTime(at, { ...style, year });
}

function wordNow(locale: string): string {
  if (locale.startsWith('pt')) return 'agora';
  return locale.startsWith('es') ? 'ahora' : 'now';
}

function wordAge(age: string, locale: string): string {
  if (locale.startsWith('pt')) return `há ${age}`;
  return locale.startsWith('es') ? `hace ${age}` : `${age} ago`;
}

function wordTime(time: string, locale: string): string {
  const isOne = /^0?1\D/.test(time);
  if (locale.startsWith('pt')) return `${isOne ? 'à' : 'às'} ${time}`;
  if (locale.startsWith('es')) return `${isOne ? 'a la' : 'a las'} ${time}`;
  return `at ${time}`;
}
