'use client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { TrackingClient } from '../../../../client';
import { device, type Device } from '../../../../contract';
import { useTrackingClient } from '../../../provider/use-tracking-client';
import { dropNulls } from '../drop-nulls';
import { toInput, type FormValues } from '../form-values';
import { useSave, type Save, type SavedItem } from '../use-save';
import {
  heardDeviceView,
  readStored,
  toDeviceChanges,
  toDeviceItem,
  type DeviceCounts,
  type DeviceLinks,
} from './device-form';

const listIds = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const except = (ids: readonly number[], others: readonly number[]): number[] =>
  ids.filter((id) => !others.includes(id));
const NO_LINKS: DeviceLinks = { driverIds: [], commandIds: [] };

const readLinks = (values: FormValues): DeviceLinks => ({
  driverIds: listIds(values['driverIds']),
  commandIds: listIds(values['commandIds']),
});
const readCounts = (values: FormValues): DeviceCounts => ({
  totalDistance: typeof values['totalDistance'] === 'number' ? values['totalDistance'] : null,
  hours: typeof values['hours'] === 'number' ? values['hours'] : null,
});

/** Links a device to drivers and commands, and unlinks it from others. */
async function changeLinks(
  { links }: TrackingClient,
  deviceId: number,
  before: DeviceLinks,
  after: DeviceLinks,
): Promise<void> {
  const commands = (from: DeviceLinks, to: DeviceLinks) => except(from.commandIds, to.commandIds);
  const drivers = (from: DeviceLinks, to: DeviceLinks) => except(from.driverIds, to.driverIds);
  for (const driverId of drivers(after, before)) await links.add({ deviceId, driverId });
  for (const commandId of commands(after, before)) await links.add({ deviceId, commandId });
  for (const driverId of drivers(before, after)) await links.remove({ deviceId, driverId });
  for (const commandId of commands(before, after)) await links.remove({ deviceId, commandId });
}

/** Key of what a device is linked to, for the cache of requests. */
export const deviceLinksKey = (deviceId: number): readonly [string, number] => [
  'device-links',
  deviceId,
];

/**
 * Saves what the form of a device holds: the device with its attributes, what it has counted, and its
 * links. A new device whose links are refused is taken back. Each throws a TrackingError when it fails.
 */
export function useDeviceSave(): Pick<Save, 'create' | 'change'> {
  const client = useTrackingClient();
  const { create, change, remove } = useSave(device);
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const prefix = client.attributePrefix;
    async function finish(saved: SavedItem, values: FormValues): Promise<SavedItem> {
      const [links, counts] = [readLinks(values), readCounts(values)];
      await mutate(deviceLinksKey(saved.id), links, { revalidate: false });
      // The client has read it as the description says.
      return toDeviceItem(saved as object as Device, { links, counts, prefix });
    }
    return {
      async create(values) {
        const input = toInput(heardDeviceView.resource.members, values);
        const changes = toDeviceChanges(input, {}, prefix);
        const made = await create({ ...changes, attributes: dropNulls(changes.attributes) });
        try {
          await changeLinks(client, made.id, NO_LINKS, readLinks(values));
        } catch (error) {
          await remove?.(made.id).catch(() => undefined);
          throw error;
        }
        return finish(made, values);
      },
      async change(item, changes) {
        const stored = readStored(item);
        const after = { ...item, ...changes };
        const own = toDeviceChanges(changes, stored?.attributes ?? {}, prefix);
        await changeLinks(client, item.id, readLinks(item), readLinks(after));
        const counts = [changes['totalDistance'], changes['hours']];
        if (counts.some((count) => typeof count === 'number')) {
          const { totalDistance, hours } = readCounts(changes);
          await client.devices.accumulators({
            deviceId: item.id,
            ...(totalDistance === null ? {} : { totalDistance }),
            ...(hours === null ? {} : { hours }),
          });
        }
        const now: SavedItem = { ...(stored ?? (await client.devices.get(item.id))) };
        const saved = Object.keys(own).length > 0 ? await change(now, own) : now;
        return finish(saved, after);
      },
    };
  }, [client, create, change, remove, mutate]);
}
