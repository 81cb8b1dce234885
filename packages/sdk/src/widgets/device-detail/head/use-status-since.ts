import type { Device, Position } from '../../../contract';
import { isCurrent } from '../../../domain';
import { useFormat, useLabels, useNow, useStateTimes } from '../../../react';

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
  const duration = format.duration(now - Date.parse(since));
  return t('device.status.since', { time: format.moment(since, now), duration });
}
