import { formatNumber } from '../units/format-number';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations';

/**
 * A length of time in its two largest units, cut, not rounded: `8 s`, `42 min`, `3 h 12 min`,
 * `2 d 4 h`. Under zero counts as zero.
 */
export function formatDuration(durationMs: number, { locale }: { locale: string }): string {
  const ms = Number.isFinite(durationMs) ? Math.max(0, durationMs) : 0;
  const part = (value: number, unit: string) =>
    `${formatNumber(Math.floor(value), { locale })} ${unit}`;
  const pair = (large: string, small: number, unit: string) =>
    Math.floor(small) === 0 ? large : `${large} ${part(small, unit)}`;
  if (ms < MINUTE_MS) return part(ms / SECOND_MS, 's');
  if (ms < HOUR_MS) return part(ms / MINUTE_MS, 'min');
  if (ms < DAY_MS) return pair(part(ms / HOUR_MS, 'h'), (ms % HOUR_MS) / MINUTE_MS, 'min');
  return pair(part(ms / DAY_MS, 'd'), (ms % DAY_MS) / HOUR_MS, 'h');
}
