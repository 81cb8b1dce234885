import { isHiddenDevice } from './is-hidden-device';
import type { MotionDevice, MotionPosition, MotionState } from './motion-state';
import { hasAlarm, isCurrent, resolveMotionState } from './motion-state';

/** Number of devices in each state. `alarm` counts beside the motion states, not instead. */
export type StatusCounts = Record<'all' | 'online' | 'alarm' | MotionState, number>;

/** Counts devices by state; deleted ones are not counted. `positionOf` gives the latest fix. */
export function countByStatus(
  devices: Iterable<{ id: number; uniqueId: string; status?: string | null }>,
  positionOf: (deviceId: number) => MotionPosition | undefined,
): StatusCounts {
  const counts = createStatusCounts();
  for (const device of devices) {
    if (!isHiddenDevice(device))
      addToCounts(counts, readDeviceState(device, positionOf(device.id)), 1);
  }
  return counts;
}

/** Counts of no device. */
export function createStatusCounts(): StatusCounts {
  return { all: 0, online: 0, alarm: 0, moving: 0, idle: 0, stopped: 0, offline: 0, unknown: 0 };
}

/** State of a device, for counts and heads of groups. */
export interface DeviceState {
  isOnline: boolean;
  isAlarm: boolean;
  motion: MotionState;
}

/** Reads the state of a device at its latest fix. */
export function readDeviceState(
  device: MotionDevice,
  position: MotionPosition | undefined,
): DeviceState {
  return {
    isOnline: isCurrent(device),
    isAlarm: hasAlarm(position),
    motion: resolveMotionState({ device, position }),
  };
}

/** Counts one device more, or one less. */
export function addToCounts(counts: StatusCounts, state: DeviceState, by: 1 | -1): void {
  counts.all += by;
  if (state.isOnline) counts.online += by;
  if (state.isAlarm) counts.alarm += by;
  counts[state.motion] += by;
}
