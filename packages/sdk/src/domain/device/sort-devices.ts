import { getNameCollator } from '../compare-names';
import type { MotionPosition } from './motion-state';
import { isCurrent, MOTION_STATES, readAlarms, resolveMotionState } from './motion-state';
import { readFlag, readText } from './read-attribute';
import type { SortKey } from './sort-value';
import { parseSort } from './sort-value';

/** The least a device must have to be sorted; `lastUpdate` is ISO text. */
export interface SortableDevice {
  id: number;
  name: string;
  status?: string | null;
  lastUpdate?: string | null;
}

/** What sorting reads beside the devices. */
export interface SortContext {
  /** The latest fix of a device. Without it every state is "off". */
  positionOf?: (deviceId: number) => MotionPosition | undefined;
  /** Whether a device has an anchor fence. Default: none has. */
  hasAnchor?: (deviceId: number) => boolean;
  /** Compares names. Default: the collator of pt-BR. */
  collator?: Pick<Intl.Collator, 'compare'>;
}

type Rank = number | string | null;

/**
 * Sorts devices into a new list. Ascending is A to Z, oldest update first, and for states those
 * that are in it first (moving, idle, stopped, offline, unknown; anchored, locked, ignition on,
 * with a driver, with an alert). An ignition that was on when a device was last heard is not on now. A device without an update or a driver comes last both ways; equal
 * ones follow by name and id, so the order is total. An invalid `sort` counts as name-asc.
 */
export function sortDevices<T extends SortableDevice>(
  devices: readonly T[],
  sort: unknown,
  context: SortContext = {},
): T[] {
  const { key, direction } = parseSort(sort);
  const { compare } = context.collator ?? getNameCollator();
  const sign = direction === 'asc' ? 1 : -1;
  const byName = (left: T, right: T) => compare(left.name, right.name) || left.id - right.id;
  if (key === 'name') {
    return [...devices].sort((left, right) => {
      return sign * compare(left.name, right.name) || left.id - right.id;
    });
  }
  return devices
    .map((device) => ({ device, rank: rankOf(device, key, context) }))
    .sort((left, right) => {
      return (
        compareRanks(left.rank, right.rank, sign, compare) || byName(left.device, right.device)
      );
    })
    .map(({ device }) => device);
}

function compareRanks(
  left: Rank,
  right: Rank,
  sign: number,
  compare: (left: string, right: string) => number,
): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === 'string' && typeof right === 'string') return sign * compare(left, right);
  return sign * (Number(left) - Number(right));
}

function rankOf(device: SortableDevice, key: SortKey, context: SortContext): Rank {
  const position = context.positionOf?.(device.id);
  const first = (isInState: boolean) => (isInState ? 0 : 1);
  switch (key) {
    case 'name':
      return device.name;
    case 'lastUpdate': {
      const at = Date.parse(device.lastUpdate ?? '');
      return Number.isNaN(at) ? null : at;
    }
    case 'motion':
      return MOTION_STATES.indexOf(resolveMotionState({ device, position }));
    case 'anchor':
      return first(context.hasAnchor?.(device.id) ?? false);
    case 'locked':
      return first(readFlag(position, 'blocked'));
    case 'ignition':
      return first(isCurrent(device) && readFlag(position, 'ignition'));
    case 'driver':
      return readText(position, 'driverUniqueId') || null;
    case 'alert':
      return first(readAlarms(position).length > 0);
  }
}
