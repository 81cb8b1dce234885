import { formatNumber } from '../units/format-number';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/durations';

/**
 * Formats the remaining time of a shared session: in days above a day, hours above an hour, minutes
 * above a minute, else in seconds (spec §4), rounded down and with the remainder in the next unit:
 * `2 d 4 h`, `1 h 42 min`, `60 s`. Below zero counts as zero.
 */
export function formatRemaining(remainingMs: number, { locale }: { locale: string }): string {
  const ms = Number.isFinite(remainingMs) ? Math.max(0, remainingMs) : 0;
  const part = (value: number, unit: string) =>
    `${formatNumber(Math.floor(value), { locale })} ${unit}`;
  const pair = (large: string, rest: number, unit: string) =>
    Math.floor(rest) === 0 ? large : `${large} ${part(rest, unit)}`;
  if (ms > DAY_MS) return pair(part(ms / DAY_MS, 'd'), (ms % DAY_MS) / HOUR_MS, 'h');
  if (ms > HOUR_MS) return pair(part(ms / HOUR_MS, 'h'), (ms % HOUR_MS) / MINUTE_MS, 'min');
  return ms > MINUTE_MS ? part(ms / MINUTE_MS, 'min') : part(ms / SECOND_MS, 's');
}
