import type { Device, Position } from '@rastro/sdk/contract';
import { isCurrent, resolveMotionState } from '@rastro/sdk/domain';
import { useFormat, useNow } from '@rastro/sdk/react';
import { useText } from '../../i18n/text-context';
import { useMotionSince } from './use-motion-since';

/** Since when a device is in its state, and of a silent one when it was last heard; null when nobody knows. */
export function useStatusSince(device: Device, position: Position | undefined): string | null {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const since = useMotionSince(device.id, resolveMotionState({ device, position }));
  if (!isCurrent(device)) {
    const heardAt = device.lastUpdate ?? position?.fixTime;
    return heardAt ? t('device.status.lastHeard', { age: format.age(heardAt, now) }) : null;
  }
  if (since === null) return null;
  const duration = format.duration(now - Date.parse(since));
  return t('device.status.since', { time: format.moment(since, now), duration });
}
