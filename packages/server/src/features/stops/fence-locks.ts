import { resources } from '@rastro/sdk/contract';
import { findFenceAction, isFresh } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { GuardOwnStops } from '../../upstream/own-stops';
import type { Upstream } from '../../upstream/upstream';
import { isLive, readAccount, seesDevice } from '../holders/read-accounts';
import { createServiceAsk, readSideOf, toHeld } from '../holders/read-holders';
import type { ForwardedEvent } from '../receiver/read-forwarded';

const FENCES = toHeld(resources.geofences);

interface FenceLockOptions {
  upstream: Pick<Upstream, 'send' | 'readForService'>;
  take: GuardOwnStops;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Lets the fences of a tracking API elsewhere lock: a forwarded event asks for a stop in the name of who has its fence
 * and sees the vehicle; who may send any command first, then the oldest account. Throws for what may pass later.
 */
export function createFenceLocks({ upstream, take, clock, log }: FenceLockOptions) {
  const ask = createServiceAsk(upstream);
  if (!ask) return (): Promise<void> => Promise.resolve();

  const findOwner = async (geofenceId: number, deviceId: number): Promise<number | undefined> => {
    const ids = await readSideOf(ask, 'userId', FENCES, geofenceId);
    const accounts = await Promise.all(ids.map((id) => readAccount(ask, id)));
    const inOrder = accounts
      .filter((account) => account !== undefined)
      .filter((account) => account.temporary !== true && isLive(account, clock()))
      .sort(
        (a, b) =>
          Number(a.limitCommands === true) - Number(b.limitCommands === true) || a.id - b.id,
      );
    for (const { id } of inOrder) if (await seesDevice(upstream, id, deviceId)) return id;
    return undefined;
  };

  return async (event: ForwardedEvent): Promise<void> => {
    const { deviceId, eventTimeMs, geofence } = event;
    if (!geofence || findFenceAction(event, geofence) !== 'lock') return;
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
