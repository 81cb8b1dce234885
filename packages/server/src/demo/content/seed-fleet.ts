import { randomBytes } from 'node:crypto';
import type { Unit } from '../../db/database';
import { CAREFUL_SETTINGS } from '../../areas/access/setup/careful-settings';
import { DEFAULT_RULES } from '../../areas/access/setup/default-rules';
import type { FirstAdministrator } from '../../areas/access/setup/setup.service';
import type { Upstream } from '../../upstream/upstream';
import { createCaller } from '../call-api';
import { DEMO_MARK, DEMO_RIGHTS, FLEET_ZONE } from '../demo-rights';
import { NAMES_PART } from './fleet-content';
import type { FleetDay } from '../day/fleet-day';
import { writeMadeParts } from '../made-parts';
import { FLEET_GROUP_NAME, toGroupName, toSeries, toUniqueId } from '../fleet/name-fleet';
import type { FleetProfiles } from '../fleet/profile-fleet';

const DEMO_USER = { name: 'Demo', email: 'demo-fleet@example.com' };

/**
 * Makes the administrator, the groups, the buses, a read-only user who sees them all, and the rules
 * of the alarms that both hear of; on a database without users, inside the transaction given.
 * Returns the id of the read-only user. Throws when the tracking API refuses anything.
 */
export async function seedFleet(
  upstream: Upstream,
  unit: Unit,
  day: FleetDay,
  profiles: FleetProfiles,
  administrator: FirstAdministrator,
): Promise<number> {
  const { id: adminId } = await createCaller(upstream, unit, { anonymous: true })(
    'POST',
    '/users',
    { ...administrator, attributes: { timezone: FLEET_ZONE } },
  );
  const call = createCaller(upstream, unit, { userId: adminId });
  const create = async (path: string, body: Record<string, unknown>) =>
    (await call<{ id: number } | undefined>('POST', path, body))?.id ?? 0;

  const ruleIds: number[] = [];
  for (const rule of DEFAULT_RULES) ruleIds.push(await create('/notifications', rule));
  const server = await call<{ attributes: object }>('GET', '/server');
  await call('PUT', '/server', {
    ...server,
    attributes: { ...server.attributes, ...CAREFUL_SETTINGS },
  });

  const fleetId = await create('/groups', { name: FLEET_GROUP_NAME });
  const groupIds = new Map<number, number>();
  for (const series of [...new Set(day.buses.map(toSeries))].sort((a, b) => a - b)) {
    groupIds.set(series, await create('/groups', { name: toGroupName(series), groupId: fleetId }));
  }
  // All at once: what comes together is written together, which a start waits for.
  await Promise.all(
    day.buses.map((bus) => {
      const { name, phone, plate } = profiles.get(bus.vehicleId) ?? {};
      return create('/devices', {
        name: name ?? bus.vehicleId,
        uniqueId: toUniqueId(bus.vehicleId),
        groupId: groupIds.get(toSeries(bus)),
        phone,
        category: 'bus',
        attributes: { plate },
      });
    }),
  );
  await writeMadeParts(unit, [NAMES_PART]);

  const userId = await create('/users', {
    ...DEMO_USER,
    // Nobody is to sign in with it: the one click needs no password.
    password: randomBytes(24).toString('base64url'),
    ...DEMO_RIGHTS,
    attributes: { ...DEMO_MARK, timezone: FLEET_ZONE },
  });
  await create('/permissions', { userId, groupId: fleetId });
  for (const notificationId of ruleIds) {
    await create('/permissions', { userId, notificationId });
  }
  return userId;
}
