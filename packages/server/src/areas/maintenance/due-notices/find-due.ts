import { driver, group, type Maintenance, maintenance } from '@rastro/sdk/contract';
import {
  DRIVER_FIELDS,
  type DueLine,
  type DueSubject,
  type EndingLicence,
  findNoticedLicences,
  findNoticedLines,
  indexLastDone,
  indexPlans,
  listDueLines,
  readDeviceName,
  splitAttributeFields,
  toDayKey,
} from '@rastro/sdk/domain';
import type { Upstream } from '../../../upstream/upstream';
import { readMaintenanceLinks } from '../../../ground/holders/read-maintenance-links';
import type { MaintenanceRecordStore } from '../maintenance-records/maintenance-record-store';
import { createOwnClient } from '../../../ground/identity/own-client';
import type { StoredNotice } from './due-notice-store';

/** Dependencies for finding due things. */
export interface FindDueOptions {
  upstream: Pick<Upstream, 'send' | 'readForService'>;
  records: Pick<MaintenanceRecordStore, 'listOf'>;
  /** Begins the product's own attributes. */
  prefix: string;
  clock: () => number;
}

/** A maintenance with the name of its vehicle. */
export type NamedLine = DueLine<Maintenance> & { deviceName: string };

/** The maintenances that an account wants to know of now, read in its own name. */
export async function findDueLines(
  { upstream, records, prefix, clock }: FindDueOptions,
  notice: StoredNotice,
): Promise<DueSubject<NamedLine>[]> {
  const { userId } = notice;
  const client = createOwnClient(upstream, userId, prefix);
  const plans = await client.resource(maintenance).list();
  if (plans.length === 0) return [];
  const [devices, groups, fixes, links, done] = await Promise.all([
    client.devices.list(),
    client.resource(group).list(),
    client.positions.list(),
    readMaintenanceLinks(upstream, userId),
    records.listOf({ deviceIds: [], isLatest: true, maintenanceIds: plans.map(({ id }) => id) }),
  ]);
  // A tracking API that cannot say so of so many devices says so on the page.
  if (!links) return [];
  const byDevice = new Map(fixes.map((fix) => [fix.deviceId, fix]));
  const names = new Map(devices.map((device) => [device.id, readDeviceName(device)]));
  const lines = listDueLines({
    devices,
    fixOf: (deviceId) => byDevice.get(deviceId),
    links: indexPlans(plans, links, groups),
    lastDoneOf: indexLastDone(
      done.map((record) => ({ ...record, doneAt: new Date(record.doneAt).toISOString() })),
    ),
    nowMs: clock(),
  });
  return findNoticedLines(
    lines.map((line) => ({ ...line, deviceName: names.get(line.deviceId) ?? '' })),
    notice,
  );
}

/** The licences of drivers that an account wants to know of now, in its own zone. */
export async function findDueLicences(
  { upstream, prefix, clock }: FindDueOptions,
  notice: StoredNotice,
  timeZone: string,
): Promise<DueSubject<EndingLicence>[]> {
  const client = createOwnClient(upstream, notice.userId, prefix);
  const drivers = (await client.resource(driver).list()).map(({ id, name, attributes }) => ({
    id,
    name,
    validity: splitAttributeFields(DRIVER_FIELDS, attributes, prefix).fields['cnhValidity'],
  }));
  return findNoticedLicences(drivers, notice, toDayKey(clock(), timeZone));
}
