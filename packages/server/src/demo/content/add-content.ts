import type { Words } from '@rastro/sdk/words';
import type { Database } from '../../db/database';
import type { Webhooks } from '../../webhooks/webhooks';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import type { BillingProvider } from '../../areas/billing/provider';
import { DriveStore } from '../../areas/drivers/drive-store';
import type { Upstream } from '../../upstream/upstream';
import { createCaller } from '../call-api';
import type { FleetDay } from '../day/fleet-day';
import { readMadeParts, writeMadeParts } from '../made-parts';
import { FLEET_GROUP_NAME } from '../fleet/name-fleet';
import type { FleetProfiles } from '../fleet/profile-fleet';
import type { ContentPart } from './content-part';

/** Dependencies of adding content. */
export interface ContentOptions {
  db: Database;
  upstream: Upstream;
  day: FleetDay;
  profiles: FleetProfiles;
  /** The read-only user behind the one click. */
  userId: number;
  signal: AbortSignal;
  webhooks: Webhooks;
  /** Payment provider for its bills; undefined for none. */
  payments: Pick<BillingProvider, 'send' | 'findPayer'> | undefined;
  clock: () => number;
  /** Before the names of the product's own attributes. */
  attributePrefix: string;
  /** Says what things are called, in the language of the server. */
  t: Words['t'];
  /** Password of the driver who can sign in; undefined for an unknown one. */
  driverPassword?: string | undefined;
}

async function makePart(options: ContentOptions, part: ContentPart): Promise<void> {
  const { db, upstream, day, profiles, userId, attributePrefix, t, ...given } = options;
  const { webhooks, payments, clock } = given;
  await db.transaction(async (unit) => {
    const administrator = await unit.kysely
      .selectFrom('users')
      .select('id')
      .where('administrator', '=', true)
      .where('disabled', '=', false)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!administrator) return;
    const call = createCaller(upstream, unit, { userId: administrator.id });
    const groups = await call<{ id: number; name: string }[]>('GET', '/groups');
    const devices = await call<{ id: number; uniqueId: string }[]>('GET', '/devices');
    await part.make({
      call,
      unit,
      webhooks,
      payments,
      clock,
      administratorId: administrator.id,
      drives: new DriveStore(db, ENGINE_ORIGIN),
      driverPassword: given.driverPassword,
      userId,
      fleetGroupId: groups.find(({ name }) => name === FLEET_GROUP_NAME)?.id,
      deviceIds: new Map(devices.map(({ id, uniqueId }) => [uniqueId, id])),
      day,
      profiles,
      attributePrefix,
      t,
    });
    await writeMadeParts(unit, [part.name]);
  });
}

/**
 * Makes those of the parts that this database never had, each in a transaction of its own, so that
 * nobody waits for all of them. What somebody removed does not come back. Stops when `signal` is
 * aborted; throws when the tracking API refuses anything.
 */
export async function addContent(
  options: ContentOptions,
  parts: readonly ContentPart[],
): Promise<void> {
  const made = await readMadeParts(options.db);
  for (const part of parts) {
    if (made.has(part.name)) continue;
    if (options.signal.aborted) return;
    await makePart(options, part);
  }
}
