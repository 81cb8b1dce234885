import { refused } from '../../common/engine-error';
import type { Unit } from '../../../db/database';
import type { TakeOwnStop } from '../../../upstream/own-commands';
import { findFenceOwners } from '../acting-fences';
import type { Channel } from './channel';

/** Its name in the outbox; no rule can name it. */
export const FENCE_LOCK = 'fenceLock';

/**
 * Stops of engines that fences ask for: they wait in the outbox from the moment of their event until the guard of
 * stops has them, and are asked for by who has the fence and sees the vehicle by then.
 */
export const createFenceLockChannel = (db: Unit, take: TakeOwnStop): Channel => ({
  type: FENCE_LOCK,
  acts: true,
  isQueued: true,
  async deliver(message) {
    if (message.kind !== 'event') throw refused('Only a fence stops an engine');
    const { event, device, geofence } = message.facts;
    const command = { id: 0, type: 'engineStop', textChannel: false, attributes: {} };
    const place = { deviceId: device.id, geofenceId: event.geofenceId ?? 0 };
    const owners = await findFenceOwners(db, [place], event.eventTimeMs);
    const isTaken = await take({
      userIds: owners.map(({ userId }) => userId),
      deviceId: device.id,
      command,
      reason: geofence,
      askedAtMs: event.eventTimeMs,
    });
    if (!isTaken) throw refused('The stop was refused');
  },
});
