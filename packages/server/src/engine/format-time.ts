const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const MINUTE_MS = 60_000;

/** True for a time whose year has four digits: others are neither kept nor written alike everywhere. */
export const isKeepableTime = (timeMs: number): boolean =>
  timeMs >= EARLIEST_MS && timeMs <= LATEST_MS;

const padded = (count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, number) => String(number).padStart(digits, '0'));
const SECONDS = padded(60, 2);
const MILLISECONDS = padded(1_000, 3);

/** The minute that was written last: lists are written in order of time, thousands at once. */
let minute = Number.NaN;
let minuteText = '';

/** Epoch ms as the API writes it: `2026-08-21T16:18:51.000+00:00`. */
export const formatTime = (timeMs: number): string => {
  const wholeMs = Math.trunc(timeMs);
  const at = Math.floor(wholeMs / MINUTE_MS);
  if (at !== minute) {
    minuteText = new Date(at * MINUTE_MS).toISOString().slice(0, -7);
    minute = at;
  }
  const restMs = wholeMs - at * MINUTE_MS;
  return `${minuteText}${SECONDS[Math.floor(restMs / 1_000)]}.${MILLISECONDS[restMs % 1_000]}+00:00`;
};
