import { HOUR_MS, MINUTE_MS } from '../time/durations';

/** After how many hours without a word a device can be called silent. */
export const SILENT_HOURS = [1, 6, 24, 72, 168] as const;

/** One of {@link SILENT_HOURS}. */
export type SilentHours = (typeof SILENT_HOURS)[number];

/** What an overview calls silent before somebody chooses otherwise. */
export const DEFAULT_SILENT_HOURS: SilentHours = 24;

/** When a device was last heard, in epoch milliseconds; -Infinity for one that never was. */
export function readHeardAtMs(device: { lastUpdate?: string | null }): number {
  const atMs = Date.parse(device.lastUpdate ?? '');
  return Number.isNaN(atMs) ? Number.NEGATIVE_INFINITY : atMs;
}

/** The whole minute of a moment: silence is told by the minute, so that lists and counts agree. */
export const toMinute = (atMs: number): number => Math.floor(atMs / MINUTE_MS);

/** The last minute at which a device that was heard then is not silent yet. */
export const lastHeardMinute = (heardAtMs: number, hours: number): number =>
  toMinute(heardAtMs + hours * HOUR_MS);

/** Whether nothing was heard of a device for more than so many hours; of one that never spoke too. */
export function isSilent(
  device: { lastUpdate?: string | null },
  hours: number,
  nowMs: number,
): boolean {
  return toMinute(nowMs) > lastHeardMinute(readHeardAtMs(device), hours);
}
