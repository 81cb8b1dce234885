import { toUniqueId } from '../fleet/name-fleet';
import type { ContentContext, ContentPart } from './content-part';

/** Transactions that the drivers are made in. */
const DRIVER_SHARES = 8;

/** Each driver with the bus that is theirs and the one they take over; a share of them, so that nobody waits for all. */
async function makeDrivers(context: ContentContext, share: number): Promise<void> {
  const { call, userId, day, profiles, deviceIds } = context;
  const shareSize = Math.ceil(day.buses.length / DRIVER_SHARES);
  const buses = [...profiles].slice(share * shareSize, (share + 1) * shareSize);
  const links: { driverId: number; deviceId: number }[] = [];
  const shown: { userId: number; driverId: number }[] = [];
  for (const [, { drivers, driverPhone }] of buses) {
    const [name] = drivers;
    const attributes = { phone: driverPhone };
    const { id: driverId } = await call('POST', '/drivers', { name, uniqueId: name, attributes });
    shown.push({ userId, driverId });
    for (const [vehicleId, profile] of profiles) {
      const deviceId = deviceIds.get(toUniqueId(vehicleId));
      if (deviceId !== undefined && profile.drivers.includes(name)) {
        links.push({ deviceId, driverId });
      }
    }
  }
  await call('POST', '/permissions/bulk', shown);
  await call('POST', '/permissions/bulk', links);
}

/** The drivers: they take longest, and nothing waits for them. */
export const DRIVER_PARTS: readonly ContentPart[] = Array.from(
  { length: DRIVER_SHARES },
  (_, share) => ({
    name: `drivers ${share + 1}`,
    make: (context: ContentContext) => makeDrivers(context, share),
  }),
);
