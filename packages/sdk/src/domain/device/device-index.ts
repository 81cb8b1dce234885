import {
  addToCounts,
  createStatusCounts,
  readDeviceState,
  type DeviceState,
  type StatusCounts,
} from './count-by-status';
import type { MotionPosition } from './motion-state';
import { readDriverId } from './read-driver-id';
import { readText } from './read-attribute';
import type { DeviceOrder, RankedDevice, SortableDevice } from './sort-devices';

/** A device and its latest fix. */
export interface DeviceWithFix<D, P> {
  device: D;
  position: P | undefined;
}

/** A device with all that lists read of it, read once a change. */
export interface IndexedDevice<D, P> extends DeviceWithFix<D, P>, DeviceState, RankedDevice {
  device: D & RankedDevice['device'];
  /** Driver as sent by its tracker; '' for nobody. */
  driver: string;
}

/** A fleet in order and counted. */
export interface DeviceIndex<D, P> {
  /**
   * Brings these devices up to date; those that `read` does not know any more go.
   * @returns whether order, states or counts are different now: a mere move is no difference
   */
  update(deviceIds: Iterable<number>): boolean;
  /** All devices in order, in a list of its own. */
  list(): IndexedDevice<D, P>[];
  /** Counts the devices by state, in a new object. */
  count(): StatusCounts;
}

/**
 * Keeps a fleet in order and counted while it changes: a change costs what changed, and one walk
 * over the list when something changes places. Nothing is sorted anew.
 * @param read the device as it is now, deleted ones left out
 */
export function createDeviceIndex<D extends SortableDevice, P extends MotionPosition>(
  order: DeviceOrder,
  read: (deviceId: number) => DeviceWithFix<D, P> | undefined,
): DeviceIndex<D, P> {
  const entries = new Map<number, IndexedDevice<D, P>>();
  const counts = createStatusCounts();
  let sortedIds: number[] = [];

  /** Takes out those that changed places and puts them where they belong. */
  function merge(moved: ReadonlySet<number>) {
    const staying = sortedIds.filter((id) => !moved.has(id));
    const coming = [...moved].flatMap((id) => entries.get(id) ?? []).sort(order.compare);
    const merged: number[] = [];
    let next = 0;
    for (const { device, rank } of coming) {
      const end = findPlace(staying, next, { device, rank });
      for (; next < end; next++) merged.push(staying[next]!);
      merged.push(device.id);
    }
    for (; next < staying.length; next++) merged.push(staying[next]!);
    sortedIds = merged;
  }

  /** The first place from `low` on whose device comes after. */
  function findPlace(ids: readonly number[], low: number, coming: RankedDevice): number {
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order.compare(entries.get(ids[middle]!)!, coming) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    update(deviceIds) {
      const moved = new Set<number>();
      let isChanged = false;
      for (const id of deviceIds) {
        const before = entries.get(id);
        const now = read(id);
        if (!before && !now) continue;
        if (before && before.device === now?.device && before.position === now.position) continue;
        const { device, position } = now ?? {};
        const after = device && {
          device,
          position,
          rank: order.rankOf(device, position),
          driver: readDriverId(position),
          ...readDeviceState(device, position),
        };
        if (before) addToCounts(counts, before, -1);
        if (after) {
          addToCounts(counts, after, 1);
          entries.set(id, after);
        } else entries.delete(id);
        if (!before || !after || order.compare(before, after) !== 0) moved.add(id);
        else {
          isChanged ||= before.driver !== after.driver || !isSameState(before, after);
          isChanged ||= readText(before.position, 'alarm') !== readText(after.position, 'alarm');
        }
      }
      if (moved.size > 0) merge(moved);
      return isChanged || moved.size > 0;
    },
    list: () => sortedIds.map((id) => entries.get(id)!),
    count: () => ({ ...counts }),
  };
}

function isSameState(left: DeviceState, right: DeviceState): boolean {
  return (
    left.motion === right.motion &&
    left.isAlarm === right.isAlarm &&
    left.isOnline === right.isOnline
  );
}
