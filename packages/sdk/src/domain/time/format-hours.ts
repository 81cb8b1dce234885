import { formatNumber } from '../units/format-number';
import { HOUR_MS, MINUTE_MS } from './durations';
import { formatDuration } from './format-duration';

/** From as many on nobody reads the minutes. */
const WITHOUT_MINUTES_MS = 1000 * HOUR_MS;

/**
 * A sum of time, as of an engine or of work: `42 min`, `101 h 50 min`, `6.716 h`. Days of 24 hours would
 * hide that one sum is twice another.
 */
export function formatHours(durationMs: number, { locale }: { locale: string }): string {
  if (!(durationMs >= HOUR_MS)) return formatDuration(durationMs, { locale });
  const hours = `${formatNumber(Math.floor(durationMs / HOUR_MS), { locale })} h`;
  const minutes = Math.floor((durationMs % HOUR_MS) / MINUTE_MS);
  return minutes === 0 || durationMs >= WITHOUT_MINUTES_MS ? hours : `${hours} ${minutes} min`;
}
