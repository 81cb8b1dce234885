import { createListeners, type LiveStore } from '../../client';
import type { Device, Position } from '../../contract';
import {
  createDeviceIndex,
  createDeviceOrder,
  createSilenceCounter,
  getNameCollator,
  MINUTE_MS,
  type IndexedDevice,
  type SilentCounts,
  type SortContext,
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
  silentCounts: SilentCounts;
  hasLoaded: boolean;
}

/** The fleet in order; another object only when lists look different, never for a mere move. */
export interface ListSource {
  subscribe(callback: () => void): () => void;
  getSnapshot(): ListFleet;
}

/** Sort order of a fleet. */
export interface ListOrder extends Pick<SortContext, 'hasAnchor'> {
  sort: SortValue;
  locale: string;
  /** The least between two changes that are told. Default {@link LIST_INTERVAL_MS}. */
  intervalMs?: number;
}

/**
 * Keeps the fleet in order, and says at most every `intervalMs` that something relevant changed, and once
 * a minute what fell silent.
 */
export function createListSource(
  live: LiveStore,
  { sort, locale, hasAnchor, intervalMs = LIST_INTERVAL_MS }: ListOrder,
): ListSource {
  const order = createDeviceOrder(sort, { collator: getNameCollator(locale), hasAnchor });
  const silence = createSilenceCounter(Date.now);
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
  let minutes: ReturnType<typeof setInterval> | undefined;
  let tookAt = Number.NEGATIVE_INFINITY;
  let stop: (() => void)[] = [];

  /** Takes in what changed. @returns whether lists look different now */
  function take(ids: readonly number[]): boolean {
    const known = structure;
    structure = live.devices.getSnapshot();
    let isSilenceDifferent = silence.advance();
    for (const id of ids) {
      if (silence.set(id, live.devices.get(id))) isSilenceDifferent = true;
    }
    const isDifferent = index.update(ids) || structure !== known || isSilenceDifferent;
    if (isDifferent) {
      fleet = {
        entries: index.list(),
        counts: index.count(),
        silentCounts: silence.count(),
        hasLoaded: live.hasLoaded(),
      };
    }
    return isDifferent;
  }
  function takeAll() {
    // Those that are in the list and gone meanwhile are asked for too.
    const known = fleet?.entries.map(({ device }) => device.id) ?? [];
    take([...new Set([...known, ...live.devices.getSnapshot().keys()])]);
  }
  function tell() {
    timer = undefined;
    tookAt = performance.now();
    const ids = [...changedIds];
    changedIds.clear();
    if (take(ids)) listeners.call();
  }
  function notifySoon() {
    if (timer !== undefined) return;
    const waitMs = tookAt + intervalMs - performance.now();
    timer = setTimeout(tell, Math.max(0, waitMs));
  }
  return {
    subscribe(callback) {
      if (listeners.size() === 0) {
        const onChanges = (ids: ReadonlySet<number>) => {
          for (const id of ids) changedIds.add(id);
          notifySoon();
        };
        minutes = setInterval(notifySoon, MINUTE_MS);
        stop = [live.devices.subscribe(notifySoon), live.subscribeChanges(onChanges)];
        // Between the first render and now the fleet may have changed unseen.
        takeAll();
      }
      const remove = listeners.add(callback);
      return () => {
        remove();
        if (listeners.size() > 0) return;
        for (const end of stop) end();
        clearTimeout(timer);
        clearInterval(minutes);
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
