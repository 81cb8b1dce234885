import type { Device, Position } from '../../../contract';
import { HOUR_MS, isCurrent, MINUTE_MS } from '../../../domain';
import { type Format, useFormat, useLabels, useNow, useStateTimes } from '../../../react';

/** Age below which a time of day alone is unambiguous, in ms. */
const CLEAR_MS = 12 * HOUR_MS;

/**
 * Formats the start of an ongoing state: the day is included only where the time alone misleads,
 * even past midnight.
 */
export function formatSince(format: Format, at: string, now: number): string {
  return now - Date.parse(at) < CLEAR_MS ? format.time(at) : format.moment(at, now);
}

/** Since when a device is in its state, and of a silent one when it was last heard; null when nobody knows. */
export function useStatusSince(device: Device, position: Position | undefined): string | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const { state: since } = useStateTimes(device, position);
  if (!isCurrent(device)) {
    const heardAt = device.lastUpdate ?? position?.fixTime;
    return heardAt ? t('device.status.lastHeard', { age: format.age(heardAt, now) }) : null;
  }
  if (since === null) return null;
  const lasted = now - Date.parse(since.at);
  const duration = format.duration(lasted);
  if (since.isWhole) {
    const time = formatSince(format, since.at, now);
    return t('device.status.since', { time, duration });
  }
  // A run that was seen for seconds only says nothing.
  return lasted < MINUTE_MS ? null : t('device.status.atLeast', { duration });
}
