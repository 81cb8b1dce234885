import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';

const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** True for a time whose year has four digits: others are neither kept nor written alike everywhere. */
export const isKeepableTime = (timeMs: number): boolean =>
  timeMs >= EARLIEST_MS && timeMs <= LATEST_MS;

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** The day of the last time asked: fixes come by the day, and a date takes longest to write. */
let startMs = Number.NaN;
let date = '';

/** Epoch ms as the API writes it: `2026-08-21T16:18:51.000+00:00`. */
export const formatTime = (timeMs: number): string => {
  const wholeMs = Math.trunc(timeMs);
  let restMs = wholeMs - startMs;
  if (!(restMs >= 0 && restMs < DAY_MS)) {
    const dayMs = Math.floor(wholeMs / DAY_MS) * DAY_MS;
    const iso = new Date(dayMs).toISOString();
    // Only what could be written is remembered.
    date = iso.slice(0, iso.indexOf('T'));
    startMs = dayMs;
    restMs = wholeMs - dayMs;
  }
  const hours = TWO_DIGITS[Math.floor(restMs / HOUR_MS)];
  const minutes = TWO_DIGITS[Math.floor((restMs % HOUR_MS) / MINUTE_MS)];
  const seconds = TWO_DIGITS[Math.floor((restMs % MINUTE_MS) / SECOND_MS)];
  const ms = restMs % SECOND_MS;
  return `${date}T${hours}:${minutes}:${seconds}.${ms === 0 ? '000' : String(ms).padStart(3, '0')}+00:00`;
};
