import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { toDriverAccount } from '../../areas/drivers/driver-account';
import { QrAccessStore } from '../../areas/drivers/qr-access-store';
import { DEMO_DRIVER, DEMO_MARK } from '../demo-rights';
import { toUniqueId } from '../fleet/name-fleet';
import type { ContentContext, ContentPart } from './content-part';

interface DemoDriver {
  id: number;
  name: string;
  uniqueId: string;
}

/** The bus that somebody drives by its code: one that is out all day, so that their days are told by what it drove. */
async function findDriven({ call, day, profiles, deviceIds }: ContentContext) {
  const drivers = await call<DemoDriver[]>('GET', '/drivers');
  const [{ vehicleId } = { vehicleId: '' }] = day.buses.toSorted(
    (a, b) => b.fixes.length - a.fixes.length,
  );
  const [before, now] = (profiles.get(vehicleId)?.drivers ?? []).map((name) =>
    drivers.find((driver) => driver.name === name),
  );
  return { deviceId: deviceIds.get(toUniqueId(vehicleId)), before, now };
}

/** Somebody who drove a bus by its code, and somebody who does. */
async function makeScans(context: ContentContext): Promise<void> {
  const { unit, drives, administratorId: ownerId, clock } = context;
  const { deviceId, before, now } = await findDriven(context);
  if (deviceId === undefined || !before || !now) return;
  const scan = (driver: DemoDriver, agoMs: number) =>
    drives.checkIn(unit, {
      deviceId,
      driverId: driver.id,
      driverName: driver.name,
      ownerId,
      driverUniqueId: driver.uniqueId,
      at: new Date(clock() - agoMs),
      isLate: false,
      logoutMinutes: 0,
      lockMinutes: 0,
    });
  await scan(before, DAY_MS);
  await scan(now, HOUR_MS);
}

/** Creates a sign-in for the current driver, to show the drivers' view. */
async function makeDriverAccess(context: ContentContext): Promise<void> {
  const { call, unit, attributePrefix, administratorId: ownerId } = context;
  const { now: driver } = await findDriven(context);
  const users = await call<{ email: string }[]>('GET', '/users');
  if (!driver || users.some(({ email }) => email === DEMO_DRIVER)) return;
  const password = context.driverPassword ?? randomBytes(24).toString('base64url');
  const account = toDriverAccount(driver, { username: DEMO_DRIVER, password }, attributePrefix);
  const { id: userId } = await call('POST', '/users', {
    ...account,
    attributes: { ...account.attributes, ...DEMO_MARK },
  });
  await new QrAccessStore(unit, ENGINE_ORIGIN).create({
    userId,
    ownerId,
    driverId: driver.id,
    username: DEMO_DRIVER,
    unlocks: false,
    logoutMinutes: 0,
    lockMinutes: 0,
  });
}

/** Drivers who say by printed codes what they drive. */
export const SCAN_PARTS: readonly ContentPart[] = [
  { name: 'scans', make: makeScans },
  { name: 'driver access', make: makeDriverAccess },
];
