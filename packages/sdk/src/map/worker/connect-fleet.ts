import type { LiveStore } from '../../client';
import { createDeviceTest, type DeviceFilter } from '../../domain/device/filter-devices';
import { waitFor } from '../canvas/wait-for';
import type { FleetMessage } from './fleet-messages';
import { toVehicleState } from '../fleet/to-vehicle-state';
import type { VehicleState } from '../fleet/vehicle-state';

/** Max devices checked against a new filter before yielding to the page. */
export const FILTER_SLICE = 8192;

/** Data sources of a layer. */
export interface FleetFeed {
  /** Goes on with another filter: what differs is sent, in slices, after the page had its turn. */
  setFilter(filter: DeviceFilter | undefined): void;
  stop(): void;
}

/**
 * Feeds a vehicle layer from the live store: all devices at once, then only those that changed.
 * Devices without a fix, deleted ones and those the filter leaves out are not on the map.
 */
export function connectFleet(
  live: Pick<LiveStore, 'devices' | 'positions' | 'subscribeChanges'>,
  post: (message: Extract<FleetMessage, { type: 'vehicles' | 'clear' }>) => void,
  options: { attributePrefix: string; filter?: DeviceFilter | undefined },
): FleetFeed {
  let { filter } = options;
  let isLeft = createDeviceTest(filter ?? {}, Date.now);
  let endSlices: (() => void) | undefined;
  const shown = new Set<number>();

  /** @param onlyDifference leaves out what is shown and stays shown */
  function send(deviceIds: Iterable<number>, onlyDifference: boolean) {
    const upserts: VehicleState[] = [];
    const removedIds: number[] = [];
    for (const deviceId of deviceIds) {
      const device = live.devices.get(deviceId);
      const position = device && live.positions.get(deviceId);
      if (position && isLeft(device, position)) {
        if (onlyDifference && shown.has(deviceId)) continue;
        shown.add(deviceId);
        upserts.push(toVehicleState(device, position, options.attributePrefix));
      } else if (shown.delete(deviceId)) removedIds.push(deviceId);
    }
    if (upserts.length > 0 || removedIds.length > 0)
      post({ type: 'vehicles', upserts, removedIds });
  }

  function sendSlice(deviceIds: readonly number[], from: number) {
    if (from >= deviceIds.length) return;
    endSlices = waitFor(0, () => {
      send(deviceIds.slice(from, from + FILTER_SLICE), true);
      sendSlice(deviceIds, from + FILTER_SLICE);
    });
  }

  post({ type: 'clear' });
  send(live.devices.getSnapshot().keys(), false);
  const unsubscribe = live.subscribeChanges((deviceIds) => send(deviceIds, false));
  return {
    setFilter(next) {
      if (next === filter) return;
      filter = next;
      isLeft = createDeviceTest(next ?? {}, Date.now);
      endSlices?.();
      sendSlice([...live.devices.getSnapshot().keys()], 0);
    },
    stop() {
      endSlices?.();
      unsubscribe();
    },
  };
}
