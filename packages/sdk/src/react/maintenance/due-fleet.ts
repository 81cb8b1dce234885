import { isTrackingError, type TrackingClient } from '../../client';
import type { Maintenance } from '../../contract';
import { listDueDevices, type MaintenanceLinks } from '../../domain/maintenance/due-devices';

/** The devices of which a maintenance is due at a moment, in epoch milliseconds. */
export type DueFleet = (nowMs: number) => ReadonlySet<number>;

type Client = Pick<TrackingClient, 'groups' | 'links' | 'live' | 'maintenance'>;
type Plans = ReadonlyMap<number, readonly Maintenance[]>;
type Owner = 'deviceId' | 'groupId';

/** Of more devices and groups an account that is no administrator is not told: it asks for each. */
const MOST_ASKED = 300;
const AT_ONCE = 4;

/**
 * Finds out which maintenances belong to which devices and groups, and gives what lists the due ones by
 * the newest fixes; null where that would be too much to ask.
 */
export async function createDueFleet(
  client: Client,
  plans: readonly Maintenance[],
  isAdministrator: boolean,
): Promise<DueFleet | null> {
  const { live } = client;
  const groups = await client.groups.list();
  const links = isAdministrator
    ? await readAllLinks(client, plans).catch((error: unknown) => {
        // Older tracking servers tell nobody.
        if (isTrackingError(error) && (error.status === 404 || error.status === 405)) return null;
        throw error;
      })
    : null;
  const asked = {
    deviceId: [...live.devices.getSnapshot().keys()],
    groupId: groups.map(({ id }) => id),
  };
  if (!links && asked.deviceId.length + asked.groupId.length > MOST_ASKED) return null;
  const [ofDevice, ofGroup] = links ?? [
    await askEach(client, 'deviceId', asked.deviceId),
    await askEach(client, 'groupId', asked.groupId),
  ];
  const all: MaintenanceLinks = {
    ofDevice,
    ofGroup,
    parentOf: new Map(groups.map(({ id, groupId }) => [id, groupId])),
  };
  return (nowMs) =>
    listDueDevices(live.devices.getSnapshot().values(), live.positions.get, all, nowMs);
}

async function readAllLinks(
  client: Client,
  plans: readonly Maintenance[],
): Promise<[Plans, Plans]> {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const read = async (owner: Owner): Promise<Plans> => {
    const of = new Map<number, Maintenance[]>();
    for (const link of await client.links.find({ [owner]: 0, maintenanceId: 0 })) {
      const plan = byId.get(link.maintenanceId ?? 0);
      const id = link[owner] ?? 0;
      if (plan) of.set(id, [...(of.get(id) ?? []), plan]);
    }
    return of;
  };
  return [await read('deviceId'), await read('groupId')];
}

async function askEach(client: Client, owner: Owner, ids: readonly number[]): Promise<Plans> {
  const of = new Map<number, readonly Maintenance[]>();
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      of.set(id, await client.maintenance.list({ [owner]: id }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return of;
}
