const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** True for a time whose year has four digits: others are neither kept nor written alike everywhere. */
export const isKeepableTime = (timeMs: number): boolean =>
  timeMs >= EARLIEST_MS && timeMs <= LATEST_MS;

/** Epoch ms as the API writes it: `2026-08-21T16:18:51.000+00:00`. */
export const formatTime = (timeMs: number): string =>
  `${new Date(timeMs).toISOString().slice(0, -1)}+00:00`;
