import { driver as driverResource } from '@rastro/sdk/contract';
import { ApiError } from '../../request/api-error';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';
import { isLive, readAccount, type ServiceAccount } from '../holders/read-accounts';
import { createServiceAsk, readSideOf, toHeld } from '../holders/read-holders';
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
  /** Who gave the access. */
  ownerId: number;
  driverId: number;
  deviceId?: number | undefined;
}

interface AnswerersOptions {
  tracking: Pick<Upstream, 'send' | 'readForService'>;
  access: Pick<Access, 'require'>;
  accesses: Pick<QrAccessStore, 'listOwners'>;
  clock: () => number;
}

/** Finds who answers for drivers. */
export type Answerers = ReturnType<typeof createAnswerers>;

/** What work answers; undefined where an account may not do it, or is no more. Throws for what may pass. */
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
 * somebody else who manages both, an administrator last. Throws an `ApiError` where that cannot be found out now.
 */
export function createAnswerers({ tracking, access, accesses, clock }: AnswerersOptions) {
  /** By its number, as administrators see what nobody gave them too. */
  const readThing = async (userId: number, path: string): Promise<SeenThing> => {
    const answer = await tracking.send(
      { method: 'GET', path, query: new URLSearchParams(), accept: 'application/json' },
      { actor: { userId } },
    );
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    return JSON.parse((await readWhole(answer)) ?? '{}') as SeenThing;
  };

  /** Accounts that may have the driver, the likeliest first. */
  const listCandidates = async (driverId: number): Promise<number[]> => {
    const ask = createServiceAsk(tracking);
    if (!ask) return accesses.listOwners();
    const holders = await readSideOf(ask, 'userId', DRIVER, driverId, async () => []);
    const answer = await ask('/users', { excludeAttributes: 'true' });
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    const administrators = (JSON.parse(answer.body ?? '[]') as ServiceAccount[])
      .filter((user) => user.administrator === true && isLive(user, clock()))
      .map(({ id }) => id);
    const live: number[] = [];
    for (const id of holders) {
      const account = await readAccount(ask, id);
      if (account && account.temporary !== true && isLive(account, clock())) live.push(id);
    }
    return [...new Set([...live, ...administrators])];
  };

  const tryOther = (userId: number, { driverId, deviceId }: Asked) =>
    orNone(async (): Promise<Answerer> => {
      await access.require(userId, 'update', 'drivers');
      const driver = await readThing(userId, `/drivers/${driverId}`);
      const device =
        deviceId === undefined
          ? undefined
          : await orNone(() => readThing(userId, `/devices/${deviceId}`));
      return { userId, driver, device };
    });

  return async (asked: Asked): Promise<Answerer | undefined> => {
    const { ownerId, driverId, deviceId } = asked;
    const own = await orNone(() => seeThings(tracking, ownerId, '/drivers', [driverId]));
    if (own) {
      const [driver] = own;
      const [device] =
        deviceId === undefined ? [] : await seeThings(tracking, ownerId, '/devices', [deviceId]);
      return driver && { userId: ownerId, driver, device };
    }
    let found: Answerer | undefined;
    for (const userId of await listCandidates(driverId)) {
      if (userId === ownerId) continue;
      const other = await tryOther(userId, asked);
      if (other && (deviceId === undefined || other.device)) return other;
      found ??= other;
    }
    return found;
  };
}
