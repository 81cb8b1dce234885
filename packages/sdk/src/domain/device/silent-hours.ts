import { formatNumber } from '../units/format-number';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

/** After how many hours without a word a device can be called silent. */
export const SILENT_HOURS = [1, 6, 24, 72, 168] as const;

/** One of {@link SILENT_HOURS}. */
export type SilentHours = (typeof SILENT_HOURS)[number];

/** Default number of hours after which an overview counts a device as silent. */
export const DEFAULT_SILENT_HOURS: SilentHours = 24;

/**
 * Returns the time of a device's last message, in epoch milliseconds; -Infinity if there was none.
 */
export function readHeardAtMs(device: { lastUpdate?: string | null }): number {
  const atMs = Date.parse(device.lastUpdate ?? '');
  return Number.isNaN(atMs) ? Number.NEGATIVE_INFINITY : atMs;
}

/** The whole minute of a moment: silence is told by the minute, so that lists and counts agree. */
export const toMinute = (atMs: number): number => Math.floor(atMs / MINUTE_MS);

/** The last minute at which a device that was heard then is not silent yet. */
export const lastHeardMinute = (heardAtMs: number, hours: number): number =>
  toMinute(heardAtMs + hours * HOUR_MS);

/** True when nothing was received from a device for more than `hours`, or ever. */
export function isSilent(
  device: { lastUpdate?: string | null },
  hours: number,
  nowMs: number,
): boolean {
  return toMinute(nowMs) > lastHeardMinute(readHeardAtMs(device), hours);
}

/** From as many on nobody counts in hours: 168 h are 7 days. */
const DAYS_SAID_FROM = (2 * DAY_MS) / HOUR_MS;

/** Formats a number of hours for display: `24 h`, `7 dias`, `7 days`. */
export function formatSilentHours(hours: number, { locale }: { locale: string }): string {
  if (hours < DAYS_SAID_FROM) return `${formatNumber(hours, { locale })}\u00a0h`;
  const style = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format((hours * HOUR_MS) / DAY_MS);
}
