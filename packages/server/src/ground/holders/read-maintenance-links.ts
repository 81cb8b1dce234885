import { type Link, resources } from '@rastro/sdk/contract';
import type { Upstream } from '../../upstream/upstream';
import {
  type Ask,
  askOwners,
  createAccountAsk,
  createServiceAsk,
  listOwners,
  readList,
  readSide,
  toHeld,
} from './read-holders';

const MAINTENANCE = toHeld(resources.maintenance);

type Side = 'deviceId' | 'groupId';
type Links = [ownerId: number, maintenanceId: number][];

/** A tracking API that lists no links is asked for each device and group of so many at most. */
const MAX_ASKED = 300;

/** All links of one side; undefined where they cannot be listed. */
async function listLinks(ask: Ask, side: Side): Promise<Links | undefined> {
  const answer = await ask('/permissions', { [side]: '0', maintenanceId: '0' });
  // Only administrators may list links, and only since Traccar 6.14.
  if (answer.status >= 400 && answer.fault === undefined) return undefined;
  return readList(answer, MAINTENANCE).map((row) => [
    Number(readSide(row, side)),
    Number(readSide(row, 'maintenanceId')),
  ]);
}

/**
 * Reads the links of an account's maintenances to the devices and groups that it sees; null where
 * that would take too many requests. Throws an `ApiError`.
 */
export async function readMaintenanceLinks(
  upstream: Pick<Upstream, 'send' | 'readForService'>,
  userId: number,
): Promise<Link[] | null> {
  const ask = createAccountAsk(upstream, userId);
  const askService = createServiceAsk(upstream);
  const plans = readList(await ask(MAINTENANCE.path, {}), MAINTENANCE);
  const planIds = new Set(plans.map(({ id }) => Number(id)));
  if (planIds.size === 0) return [];

  const found: Link[] = [];
  const sides = (['deviceId', 'groupId'] as const).map(async (side) => ({
    side,
    owners: await listOwners(ask, side, MAINTENANCE),
    links: (await listLinks(ask, side)) ?? (askService && (await listLinks(askService, side))),
  }));
  const read = await Promise.all(sides);
  const unlisted = read.filter(({ links }) => links === undefined);
  if (unlisted.reduce((sum, { owners }) => sum + owners.length, 0) > MAX_ASKED) return null;
  for (const { side, owners, links } of read) {
    const seen = new Set(owners);
    const add = (ownerId: number, maintenanceId: number): void => {
      if (!seen.has(ownerId) || !planIds.has(maintenanceId)) return;
      found.push({ [side]: ownerId, maintenanceId });
    };
    if (links) for (const each of links) add(...each);
    else {
      await askOwners(ask, { side, held: MAINTENANCE, owners }, (ownerId, ids) => {
        for (const id of ids) add(ownerId, id);
      });
    }
  }
  return found;
}
