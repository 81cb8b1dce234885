import type { TrackingClient } from '../../client';
import type { Group, Maintenance, MaintenanceRecord } from '../../contract';
import { indexPlans } from '../../domain/maintenance/index-plans';
import { indexLastDone } from '../../domain/maintenance/last-done';
import { listDueDevices, listDueLines, type DueLine } from '../../domain/maintenance/due-devices';

/** Due maintenances of a fleet at a moment, in epoch milliseconds, by the newest fixes. */
export interface DueFleet {
  devices: (nowMs: number) => ReadonlySet<number>;
  lines: (nowMs: number) => DueLine<Maintenance>[];
}

type Client = Pick<TrackingClient, 'maintenanceLinks' | 'live'>;

/**
 * Finds out which maintenances belong to which devices and groups, and gives what lists the due ones;
 * null where the server cannot tell.
 */
export async function createDueFleet(
  client: Client,
  {
    plans,
    groups,
    records,
  }: {
    plans: readonly Maintenance[];
    groups: readonly Group[];
    /** The last of each vehicle and plan. */
    records: readonly MaintenanceRecord[];
  },
): Promise<DueFleet | null> {
  const { live } = client;
  const links = await client.maintenanceLinks();
  if (!links) return null;
  const all = indexPlans(plans, links, groups);
  const lastDoneOf = indexLastDone(records);
  const at = (nowMs: number) => ({
    devices: live.devices.getSnapshot().values(),
    fixOf: live.positions.get,
    links: all,
    lastDoneOf,
    nowMs,
  });
  return {
    devices: (nowMs) => listDueDevices(at(nowMs)),
    lines: (nowMs) => listDueLines(at(nowMs)),
  };
}
