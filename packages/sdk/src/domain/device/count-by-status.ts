import { isHiddenDevice } from './is-hidden-device';
import type { MotionPosition, MotionState } from './motion-state';
import { readAlarms, resolveMotionState } from './motion-state';

/** How many devices are in each state. `alarm` counts beside the motion states, not instead. */
export type StatusCounts = Record<'all' | 'online' | 'alarm' | MotionState, number>;

/** Counts devices by state; deleted ones are not counted. `positionOf` gives the latest fix. */
export function countByStatus(
  devices: Iterable<{ id: number; uniqueId: string; status?: string | null }>,
  positionOf: (deviceId: number) => MotionPosition | undefined,
): StatusCounts {
  const counts: StatusCounts = {
    all: 0,
    online: 0,
    alarm: 0,
    moving: 0,
    idle: 0,
    stopped: 0,
    offline: 0,
    unknown: 0,
  };
  for (const device of devices) {
    if (isHiddenDevice(device)) continue;
    const position = positionOf(device.id);
    counts.all += 1;
    if (device.status === 'online') counts.online += 1;
    if (readAlarms(position).length > 0) counts.alarm += 1;
    counts[resolveMotionState({ device, position })] += 1;
  }
  return counts;
}
