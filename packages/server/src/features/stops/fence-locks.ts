import { findFenceDeed, isFresh } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../request/api-error';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import type { GuardOwnStops } from '../../upstream/own-stops';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { type Ask, HELD, readSideOf } from '../holders/read-holders';
import type { ForwardedEvent } from '../receiver/read-forwarded';
import { readJson } from './look-at-device';

interface FenceLockOptions {
  upstream: Pick<Upstream, 'send' | 'readForService'>;
  take: GuardOwnStops;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** An account as far as it matters to whom a fence listens. */
interface Account {
  id: number;
  disabled?: boolean;
  temporary?: boolean;
  limitCommands?: boolean;
  expirationTime?: string | null;
}

/** Whether an account sees a device. Throws where that cannot be found out now. */
async function sees(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  deviceId: number,
): Promise<boolean> {
  try {
    const query = { id: String(deviceId) };
    return (await readJson<unknown[]>(upstream, userId, '/devices', query)).length > 0;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

/**
 * Lets the fences of a tracking API elsewhere lock: a forwarded event asks for a stop in the name of who has its fence
 * and sees the vehicle; who may send any command first, then the oldest account. Throws for what may pass later.
 */
export function createFenceLocks({ upstream, take, clock, log }: FenceLockOptions) {
  const { readForService } = upstream;
  if (!readForService) return (): Promise<void> => Promise.resolve();
  const ask: Ask = async (path, query) => {
    const answer = await readForService({ path, query: new URLSearchParams(query) });
    return { ...answer, body: await readWhole(answer) };
  };

  const readAccount = async (userId: number): Promise<Account | undefined> => {
    const answer = await ask(`/users/${userId}`, {});
    if (answer.fault === undefined && answer.status === 404) return undefined;
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
    return JSON.parse(answer.body ?? '{}') as Account; // as the tracking API says
  };

  const findOwner = async (geofenceId: number, deviceId: number): Promise<number | undefined> => {
    const ids = await readSideOf(ask, 'userId', HELD.geofences, geofenceId);
    const accounts = (await Promise.all(ids.map(readAccount))).filter(
      (account) => account !== undefined,
    );
    const isLive = ({ disabled, temporary, expirationTime }: Account): boolean =>
      disabled !== true &&
      temporary !== true &&
      !(expirationTime && Date.parse(expirationTime) <= clock());
    const inOrder = accounts
      .filter(isLive)
      .sort(
        (a, b) =>
          Number(a.limitCommands === true) - Number(b.limitCommands === true) || a.id - b.id,
      );
    for (const { id } of inOrder) if (await sees(upstream, id, deviceId)) return id;
    return undefined;
  };

  return async (event: ForwardedEvent): Promise<void> => {
    const { deviceId, eventTimeMs, geofence } = event;
    if (!geofence || findFenceDeed(event, geofence) !== 'lock') return;
    if (!isFresh(eventTimeMs, clock())) {
      log.warn({ deviceId }, 'a fence that was crossed too long ago is left out');
      return;
    }
    const userId = await findOwner(geofence.id, deviceId);
    if (userId === undefined) {
      log.warn({ geofenceId: geofence.id, deviceId }, 'a fence that locks is of nobody');
      return;
    }
    const command = { id: 0, type: 'engineStop', textChannel: false, attributes: {} };
    const reason = geofence.name;
    await take({ userId, deviceId, command, reason, askedAtMs: eventTimeMs });
  };
}
