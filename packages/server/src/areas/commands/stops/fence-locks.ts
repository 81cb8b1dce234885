import { resources } from '@rastro/sdk/contract';
import { findFenceAction, isFresh } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { TakeOwnStop } from '../../../upstream/own-commands';
import type { Upstream } from '../../../upstream/upstream';
import { isLive, readAccount, seesDevice } from '../../../ground/holders/read-accounts';
import { createServiceAsk, readSideOf, toHeld } from '../../../ground/holders/read-holders';
import type { ForwardedEvent } from '../../devices/receiver/read-forwarded';

const FENCES = toHeld(resources.geofences);

interface FenceLockOptions {
  upstream: Pick<Upstream, 'send' | 'readForService'>;
  take: TakeOwnStop;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Lets the fences of a tracking API elsewhere lock: a forwarded event asks for a stop in the name of who has its fence,
 * sees the vehicle and may lock; who may send any command first, then the oldest account. Throws for what may pass later.
 */
export function createFenceLocks({ upstream, take, clock, log }: FenceLockOptions) {
  const ask = createServiceAsk(upstream);
  if (!ask) return (): Promise<void> => Promise.resolve();

  const listOwners = async (geofenceId: number, deviceId: number): Promise<number[]> => {
    const ids = await readSideOf(ask, 'userId', FENCES, geofenceId);
    const accounts = await Promise.all(ids.map((id) => readAccount(ask, id)));
    const inOrder = accounts
      .filter((account) => account !== undefined)
      .filter((account) => account.temporary !== true && isLive(account, clock()))
      .sort(
        (a, b) =>
          Number(a.limitCommands === true) - Number(b.limitCommands === true) || a.id - b.id,
      );
    const owners: number[] = [];
    for (const { id } of inOrder) {
      if (await seesDevice(upstream, id, deviceId)) owners.push(id);
    }
    return owners;
  };

  return async (event: ForwardedEvent): Promise<void> => {
    const { deviceId, eventTimeMs, geofence } = event;
    if (!geofence || findFenceAction(event, geofence) !== 'lock') return;
    if (!isFresh(eventTimeMs, clock())) {
      log.warn({ deviceId }, 'a fence that was crossed too long ago is left out');
      return;
    }
    const userIds = await listOwners(geofence.id, deviceId);
    if (userIds.length === 0) {
      log.warn({ geofenceId: geofence.id, deviceId }, 'a fence that locks is of nobody');
      return;
    }
    const command = { id: 0, type: 'engineStop', textChannel: false, attributes: {} };
    const reason = geofence.name;
    await take({ userIds, deviceId, command, reason, askedAtMs: eventTimeMs });
  };
}
