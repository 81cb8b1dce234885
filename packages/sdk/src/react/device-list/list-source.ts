import { createListeners, type LiveStore } from '../../client';
import type { Device, Position } from '../../contract';
import {
  createDeviceIndex,
  createDeviceOrder,
  getNameCollator,
  type IndexedDevice,
  type SortValue,
  type StatusCounts,
} from '../../domain';

/** At most this often does a change of the fleet reach a whole list. */
export const LIST_INTERVAL_MS = 500;

/** The fleet of a list at one moment. */
export interface ListFleet {
  /** All devices, in order. */
  entries: readonly IndexedDevice<Device, Position>[];
  counts: StatusCounts;
  hasLoaded: boolean;
}

/** The fleet in order; another object only when lists look different, never for a mere move. */
export interface ListSource {
  subscribe(callback: () => void): () => void;
  getSnapshot(): ListFleet;
}

/** Keeps the fleet in order, and says at most twice a second (`intervalMs`) that something relevant changed. */
export function createListSource(
  live: LiveStore,
  sort: SortValue,
  locale: string,
  intervalMs = LIST_INTERVAL_MS,
): ListSource {
  const order = createDeviceOrder(sort, { collator: getNameCollator(locale) });
  const index = createDeviceIndex<Device, Position>(order, (id) => {
    const device = live.devices.get(id);
    return device && { device, position: live.positions.get(id) };
  });
  const listeners = createListeners();
  const changedIds = new Set<number>();
  let fleet: ListFleet | undefined;
  /** A new map whenever a device is there, gone or another by its own fields. */
  let structure: ReadonlyMap<number, Device> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tookAt = Number.NEGATIVE_INFINITY;
  let stop: (() => void)[] = [];

  /** Takes in what changed. @returns whether lists look different now */
  function take(ids: Iterable<number>): boolean {
    const known = structure;
    structure = live.devices.getSnapshot();
    const isDifferent = index.update(ids) || structure !== known;
    if (isDifferent) {
      fleet = { entries: index.list(), counts: index.count(), hasLoaded: live.hasLoaded() };
    }
    return isDifferent;
  }
  function takeAll() {
    // Those that are in the list and gone meanwhile are asked for too.
    const known = fleet?.entries.map(({ device }) => device.id) ?? [];
    take(new Set([...known, ...live.devices.getSnapshot().keys()]));
  }
  function tell() {
    timer = undefined;
    tookAt = performance.now();
    const ids = [...changedIds];
    changedIds.clear();
    if (take(ids)) listeners.call();
  }
  function tellSoon() {
    if (timer !== undefined) return;
    const waitMs = tookAt + intervalMs - performance.now();
    timer = setTimeout(tell, Math.max(0, waitMs));
  }
  return {
    subscribe(callback) {
      if (listeners.size() === 0) {
        const onChanges = (ids: ReadonlySet<number>) => {
          for (const id of ids) changedIds.add(id);
          tellSoon();
        };
        stop = [live.devices.subscribe(tellSoon), live.subscribeChanges(onChanges)];
        // Between the first render and now the fleet may have changed unseen.
        takeAll();
      }
      const remove = listeners.add(callback);
      return () => {
        remove();
        if (listeners.size() > 0) return;
        for (const end of stop) end();
        clearTimeout(timer);
        timer = undefined;
        changedIds.clear();
      };
    },
    getSnapshot() {
      if (!fleet) takeAll();
      return fleet!;
    },
  };
}
