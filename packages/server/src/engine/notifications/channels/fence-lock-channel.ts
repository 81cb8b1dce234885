import { refused } from '../../common/engine-error';
import type { GuardOwnStops } from '../../../upstream/own-stops';
import type { Channel } from './channel';

/** Its name in the outbox; no rule can name it. */
export const FENCE_LOCK = 'fenceLock';

/**
 * Stops of engines that fences ask for: they wait in the outbox from the moment of their event until the guard of
 * stops has them.
 */
export const createFenceLockChannel = (guard: GuardOwnStops): Channel => ({
  type: FENCE_LOCK,
  isQueued: true,
  async deliver(message, { userId }) {
    if (message.kind !== 'event') throw refused('Only a fence stops an engine');
    const { event, device, geofence } = message.facts;
    const command = { id: 0, type: 'engineStop', textChannel: false, attributes: {} };
    const isTaken = await guard({
      userId,
      deviceId: device.id,
      command,
      reason: geofence,
      askedAtMs: event.eventTimeMs,
    });
    if (!isTaken) throw refused('The stop was refused');
  },
});
