import type { Words } from '@rastro/sdk/words';
import type { Unit } from '../../db/database';
import type { BillingProvider } from '../../areas/billing/provider';
import type { DriveStore } from '../../areas/drivers/drive-store';
import type { Webhooks } from '../../webhooks/webhooks';
import type { CallApi } from '../call-api';
import type { FleetDay } from '../day/fleet-day';
import type { FleetProfiles } from '../fleet/profile-fleet';

/** Context in which a part of the demo's content is created. */
export interface ContentContext {
  /** Calls the API as the administrator, inside the part's transaction. */
  call: CallApi;
  /** Transaction of the part, for data only the product keeps. */
  unit: Unit;
  administratorId: number;
  webhooks: Webhooks;
  /** Payment provider for its bills; undefined for none. */
  payments: Pick<BillingProvider, 'send' | 'findPayer'> | undefined;
  drives: DriveStore;
  /** Password of the driver who can sign in; undefined for an unknown one. */
  driverPassword: string | undefined;
  clock: () => number;
  /** The read-only user behind the one click. */
  userId: number;
  /** The group that holds all buses; undefined once somebody renamed or removed it. */
  fleetGroupId: number | undefined;
  /** Ids of the devices by the tracker's identifier. */
  deviceIds: ReadonlyMap<string, number>;
  day: FleetDay;
  profiles: FleetProfiles;
  /** Before the names of the product's own attributes. */
  attributePrefix: string;
  /** Says what things are called, in the language of the server. */
  t: Words['t'];
}

/** Something the demo has to show, made once a database. */
export interface ContentPart {
  /** Name under which the database remembers it. */
  name: string;
  make(context: ContentContext): Promise<void>;
}

/** Makes an object and shows it to the demo's user; with `isOfFleet` it counts for every bus. Answers its id. */
export async function makeShown(
  { call, userId, fleetGroupId }: ContentContext,
  kind: { path: string; key: string },
  body: Record<string, unknown>,
  { isOfFleet = true }: { isOfFleet?: boolean } = {},
): Promise<number> {
  const { id } = await call('POST', kind.path, body);
  await call('POST', '/permissions', { userId, [kind.key]: id });
  if (isOfFleet && fleetGroupId !== undefined) {
    await call('POST', '/permissions', { groupId: fleetGroupId, [kind.key]: id });
  }
  return id;
}
