import { getNameCollator } from '../compare-names';
import type { MotionPosition } from './motion-state';
import {
  hasAlarm,
  isCurrent,
  MOTION_STATES,
  resolveMotionState,
  type MarkerStatus,
} from './motion-state';
import { readDriverId } from './read-driver-id';
import { readFlag } from './read-attribute';
import type { SortKey } from './sort-value';
import { parseSort } from './sort-value';

/** The least a device must have to be sorted; `lastUpdate` is ISO text. */
export interface SortableDevice {
  id: number;
  name: string;
  status?: string | null;
  lastUpdate?: string | null;
}

/** Inputs of sorting besides the devices. */
export interface SortContext {
  /** The latest fix of a device. Without it every state is "off". */
  positionOf?: (deviceId: number) => MotionPosition | undefined;
  /** True when the device has an anchor fence. Default: no device has one. */
  hasAnchor?: (deviceId: number) => boolean;
  /** Compares names. Default: the collator of pt-BR. */
  collator?: Pick<Intl.Collator, 'compare'>;
}

/** Value that a device is sorted by, before its name and id. */
export type SortRank = number | string | null;

/** A device with what it is sorted by. */
export interface RankedDevice {
  device: { id: number; name: string };
  rank: SortRank;
}

/** One way to sort devices, read once. */
export interface DeviceOrder {
  rankOf(device: SortableDevice, position: MotionPosition | undefined): SortRank;
  /** Below 0 when the left one comes first, never 0 for two devices. */
  compare(left: RankedDevice, right: RankedDevice): number;
}

/**
 * Sorts devices into a new list. Ascending is A to Z, oldest update first, and for states those
 * that are in it first (moving, idle, stopped, offline, unknown; anchored, locked, ignition on,
 * with a driver, with an alert), and of what needs attention alarms, then those that are not heard, the
 * longest first, then idle, stopped, moving. An ignition that was on when a device was last heard is not
 * on now. A device without an update or a driver comes last both ways; equal ones follow by name and id,
 * so the order is total. An invalid `sort` counts as name-asc.
 */
export function sortDevices<T extends SortableDevice>(
  devices: readonly T[],
  sort: unknown,
  context: SortContext = {},
): T[] {
  const { rankOf, compare } = createDeviceOrder(sort, context);
  return devices
    .map((device) => ({ device, rank: rankOf(device, context.positionOf?.(device.id)) }))
    .sort(compare)
    .map(({ device }) => device);
}

/** The order of `sortDevices`, for lists that are kept in it. */
export function createDeviceOrder(
  sort: unknown,
  { collator = getNameCollator(), hasAnchor }: Omit<SortContext, 'positionOf'> = {},
): DeviceOrder {
  const { key, direction } = parseSort(sort);
  const { compare } = collator;
  const sign = direction === 'asc' ? 1 : -1;
  const nameSign = key === 'name' ? sign : 1;
  return {
    rankOf: (device, position) => readRank(device, position, key, hasAnchor),
    compare: (left, right) =>
      compareRanks(left.rank, right.rank, sign, compare) ||
      nameSign * compare(left.device.name, right.device.name) ||
      left.device.id - right.device.id,
  };
}

function compareRanks(
  left: SortRank,
  right: SortRank,
  sign: number,
  compare: (left: string, right: string) => number,
): number {
  if (left === right) return 0;
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === 'string' && typeof right === 'string') return sign * compare(left, right);
  return sign * (Number(left) - Number(right));
}

function readRank(
  device: SortableDevice,
  position: MotionPosition | undefined,
  key: SortKey,
  hasAnchor: SortContext['hasAnchor'],
): SortRank {
  const first = (isInState: boolean) => (isInState ? 0 : 1);
  switch (key) {
    case 'name':
      return null;
    case 'lastUpdate': {
      const at = Date.parse(device.lastUpdate ?? '');
      return Number.isNaN(at) ? null : at;
    }
    case 'motion':
      return MOTION_STATES.indexOf(resolveMotionState({ device, position }));
    case 'anchor':
      return first(hasAnchor?.(device.id) ?? false);
    case 'locked':
      return first(readFlag(position, 'blocked'));
    case 'ignition':
      return first(isCurrent(device) && readFlag(position, 'ignition'));
    case 'driver':
      return readDriverId(position) || null;
    case 'alert':
      return first(hasAlarm(position));
    case 'attention':
      return readAttention(device, position);
  }
}

/** In which order states need somebody to look. */
const ATTENTION: Record<MarkerStatus, number> = {
  alarm: 0,
  offline: 1,
  unknown: 1,
  idle: 2,
  stopped: 3,
  moving: 4,
};
/** More milliseconds than any moment has. */
const STEP = 1e14;

function readAttention(device: SortableDevice, position: MotionPosition | undefined): number {
  const state = hasAlarm(position) ? 'alarm' : resolveMotionState({ device, position });
  const rank = ATTENTION[state] * STEP;
  if (state !== 'offline' && state !== 'unknown') return rank;
  // Only of what is not heard: the last update of the others changes all the time.
  return rank + (Date.parse(device.lastUpdate ?? '') || 0);
}
