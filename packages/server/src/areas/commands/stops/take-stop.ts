import { isFresh } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../../request/api-error';
import type { OwnCommandGuard, TakeOwnStop } from '../../../upstream/own-commands';
import type { Stops } from './stops';

interface TakeStopOptions {
  stops: Pick<Stops, 'ask'>;
  may: OwnCommandGuard['may'];
  /** Looks for what waits. */
  look: () => Promise<void>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Creates the handler of stops that a rule or a fence requests, not a person, while they are fresh.
 */
export const createTakeStop =
  ({ stops, may, look, clock, log }: TakeStopOptions): TakeOwnStop =>
  async ({ userIds, deviceId, command, reason, askedAtMs, driveId }) => {
    if (!isFresh(askedAtMs, clock())) {
      log.warn({ deviceId, reason }, 'a stop that was asked for too long ago is left out');
      return true;
    }
    const userId = await findFirst(userIds, (id) => may(id, command, null));
    if (userId === undefined) {
      log.warn(
        { deviceId, userIds, reason },
        'nobody whose rule or fence it is may stop the engine',
      );
      return false;
    }
    log.info({ deviceId, userId, reason }, 'a rule or a fence asks for a stop');
    try {
      await stops.ask(userId, deviceId, command, { reason, driveId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      log.warn({ err: error, deviceId, userId, reason }, 'a stop of a rule or a fence is refused');
      return false;
    }
    await look();
    return true;
  };

const findFirst = async (
  ids: readonly number[],
  fits: (id: number) => Promise<boolean>,
): Promise<number | undefined> => {
  for (const id of ids) if (await fits(id)) return id;
  return undefined;
};
