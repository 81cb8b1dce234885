import { driver as driverResource } from '@rastro/sdk/contract';
import { ApiError } from '../../request/api-error';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import type { AccountRights } from '../../ground/access/account-rights';
import { OPEN_ACCOUNT } from '../../ground/access/account-state';
import { isLive, readAccount } from '../../ground/holders/read-accounts';
import { createServiceAsk, readSideOf, toHeld } from '../../ground/holders/read-holders';
import type { QrAccessStore } from './qr-access-store';
import { type SeenThing, seeThings } from './see-things';

const DRIVER = toHeld(driverResource);

/** In whose name something of a driver is done. */
export interface Answerer {
  userId: number;
  driver: SeenThing;
  /** The vehicle that was asked for; undefined where they do not see it. */
  device: SeenThing | undefined;
}

interface Asked {
  /** Account that granted the access. */
  ownerId: number;
  driverId: number;
  deviceId?: number | undefined;
}

interface AnswerersOptions {
  tracking: Pick<Upstream, 'send' | 'readForService'>;
  access: Pick<Access, 'actorOf' | 'require'>;
  accesses: Pick<QrAccessStore, 'listOwners' | 'ofDriver'>;
  rights: Pick<AccountRights, 'readAll'>;
  clock: () => number;
}

/** Finds who answers for drivers. */
export type Answerers = ReturnType<typeof createAnswerers>;

/**
 * Returns the result of `work`; undefined where the account is refused or deleted. Throws errors
 * that may pass.
 */
const orNone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    if (isRefused) return undefined;
    throw error;
  }
};

/**
 * Finds in whose name a driver takes a vehicle: of who gave the access, or, where that account is gone or locked, of
 * somebody else of the same company who was given both. Nobody who sees more than they were given answers, so no
 * administrator; undefined where nobody does. Throws an `ApiError` where that cannot be found out now.
 */
export function createAnswerers(options: AnswerersOptions) {
  const { tracking, access, accesses, rights, clock } = options;
  const ask = createServiceAsk(tracking);

  /** Accounts that may have the driver. */
  const listHolders = async (driverId: number): Promise<number[]> => {
    if (!ask) return accesses.listOwners();
    const live: number[] = [];
    for (const id of await readSideOf(ask, 'userId', DRIVER, driverId, async () => [])) {
      const account = await readAccount(ask, id);
      if (account && account.temporary !== true && isLive(account, clock())) live.push(id);
    }
    return live;
  };

  /** The reseller below whom a driver drives; null where nobody resells to their company. */
  const findReseller = async ({ ownerId, driverId }: Asked): Promise<number | null> => {
    const driver = await accesses.ofDriver(driverId);
    const states = await rights.readAll([ownerId, driver?.userId ?? 0]);
    const owner = states.get(ownerId);
    if (owner?.isReseller) return ownerId;
    const place = owner?.resellerId ?? null;
    const made = states.get(driver?.userId ?? 0)?.resellerId ?? null;
    if (place !== null || made === null || !ask) return place;
    // Who is gone stands nowhere: the account of the driver was made below the same one.
    return (await readAccount(ask, ownerId)) ? null : made;
  };

  /** Those who stand beside who gave the access: neither above nor elsewhere. */
  const keepOwn = async (ids: readonly number[], asked: Asked): Promise<number[]> => {
    if (ids.length === 0) return [];
    const resellerId = await findReseller(asked);
    const states = await rights.readAll(ids);
    const isBeside = (id: number): boolean => {
      const state = states.get(id) ?? OPEN_ACCOUNT;
      return !state.isReseller && state.resellerId === resellerId;
    };
    return ids.filter((id) => id !== asked.ownerId && isBeside(id));
  };

  const see = async (userId: number, { driverId, deviceId }: Asked) => {
    const [driver] = await seeThings(tracking, userId, '/drivers', [driverId]);
    const [device] =
      deviceId === undefined ? [] : await seeThings(tracking, userId, '/devices', [deviceId]);
    return driver && { userId, driver, device };
  };

  const tryOther = (userId: number, asked: Asked) =>
    orNone(async (): Promise<Answerer | undefined> => {
      const { kind } = await access.actorOf(userId);
      if (kind === 'administrator' || kind === 'guest') return undefined;
      await access.require(userId, 'update', 'drivers');
      return see(userId, asked);
    });

  return async (asked: Asked): Promise<Answerer | undefined> => {
    const { ownerId, driverId, deviceId } = asked;
    const own = await orNone(async () => ({ answerer: await see(ownerId, asked) }));
    if (own) return own.answerer;
    let found: Answerer | undefined;
    for (const userId of await keepOwn(await listHolders(driverId), asked)) {
      const other = await tryOther(userId, asked);
      if (other && (deviceId === undefined || other.device)) return other;
      found ??= other;
    }
    return found;
  };
}
