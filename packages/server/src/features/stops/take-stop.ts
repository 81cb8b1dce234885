import { isFresh } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../request/api-error';
import type { GuardOwnStops } from '../../upstream/own-stops';
import type { Stops } from './stops';

interface TakeStopOptions {
  stops: Pick<Stops, 'ask'>;
  /** Looks for what waits. */
  look: () => Promise<void>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** What takes a stop that no person asks for but a rule or a fence, while it is fresh. */
export const createTakeStop =
  ({ stops, look, clock, log }: TakeStopOptions): GuardOwnStops =>
  async ({ userId, deviceId, command, reason, askedAtMs, driveId }) => {
    if (!isFresh(askedAtMs, clock())) {
      log.warn({ deviceId, reason }, 'a stop that was asked for too long ago is left out');
      return true;
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
