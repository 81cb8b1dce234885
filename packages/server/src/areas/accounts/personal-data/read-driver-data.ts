import { decide } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import type { PolicyOf, PrivacyContact } from '../../../ground/branding/policy-in-force';
import type { DriverRow } from './driver-row';
import { DRIVER_HOLDINGS } from './holdings-of-drivers';
import { createLists, type LeftOut, readRows } from './read-personal-data';
import { stripSecrets } from './strip-secrets';

/** All that is held of a driver, list by list. */
export interface DriverData {
  /** ISO text. */
  madeAt: string;
  driverId: number;
  driver: unknown;
  /** Contact responsible for the data. */
  privacyContact: PrivacyContact | null;
  lists: Record<string, readonly unknown[]>;
  /** Nothing is left out silently. */
  left: LeftOut[];
}

interface ReadOptions {
  upstream: Pick<Upstream, 'origin'>;
  database: Database;
  access: Pick<Access, 'actorOf'>;
  brand: { policyOf: PolicyOf };
  clock: () => number;
}

/** Trips name the number that a tracker sent. */
const ELSEWHERE: readonly LeftOut[] = [
  { name: 'positions', why: 'elsewhere', call: '/api/reports/route' },
  { name: 'trips', why: 'elsewhere', call: '/api/reports/trips' },
];

/** Reads all that is held of a driver, in the name of who asks: what they may not read is named. */
export async function readDriverData(
  { upstream, database, access, brand, clock }: ReadOptions,
  { askerId, driver, accountId }: { askerId: number; driver: DriverRow; accountId?: number },
): Promise<DriverData> {
  const actor = await access.actorOf(askerId);
  const { lists, left, put } = createLists();
  for (const holding of DRIVER_HOLDINGS) {
    const { name, area } = holding;
    if (area === undefined || decide(actor, 'read', area).allowed) {
      put(name, '', await readRows(database, holding, [upstream.origin, driver.id]));
    } else {
      left.push({ name, why: 'notAllowed', call: '' });
    }
  }
  if (accountId !== undefined) {
    left.push({ name: 'account', why: 'elsewhere', call: `/api/users/${accountId}/personal-data` });
  }
  return {
    madeAt: new Date(clock()).toISOString(),
    driverId: driver.id,
    driver: stripSecrets(driver),
    privacyContact: (await brand.policyOf(askerId)).contact,
    lists,
    left: [...left, ...ELSEWHERE],
  };
}
