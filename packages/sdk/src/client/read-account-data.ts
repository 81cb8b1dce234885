import { resources, type ResourceDescription } from '../contract';
import { isTrackingError } from './request/tracking-error';
import type { TrackingClient } from './types';

/** What is the account's own, by its names in the registry. */
const OWN = [
  ...(['devices', 'groups', 'geofences', 'drivers', 'calendars', 'commands'] as const),
  ...(['maintenance', 'notifications', 'scheduledReports', 'shares'] as const),
  ...(['signIns', 'sessionTokens', 'pushDevices'] as const),
] as const;

/** What is held of an account, for its owner to keep. */
export interface AccountData {
  /** ISO text. */
  madeAt: string;
  account: object | null;
  /** Lists by their names; those that the account may not read, or this server does not have, are missing. */
  [name: string]: unknown;
}

/**
 * Reads what is held of the account that is signed in: itself, what it set up and sees, where it is signed in.
 * Positions and events are what reports give. Throws a TrackingError when the server cannot be asked.
 */
export async function readAccountData(client: TrackingClient, now: number): Promise<AccountData> {
  const data: AccountData = {
    madeAt: new Date(now).toISOString(),
    account: await client.session.get(),
  };
  for (const name of OWN) {
    try {
      const { list } = client.resource<ResourceDescription>(resources[name]);
      data[name] = await list();
    } catch (error) {
      const isRefused = isTrackingError(error) && [403, 404].includes(error.status ?? 0);
      if (!isRefused) throw error;
    }
  }
  return data;
}
