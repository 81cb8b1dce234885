import { isFresh, type StopFix } from '@rastro/sdk/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { answerStops } from '../features/stops/answer-stops';
import { createStopCalls } from '../features/stops/stop-calls';
import { StopStore } from '../features/stops/stop-store';
import { createStops, type Stops } from '../features/stops/stops';
import { LOOK_EVERY_MS, watchPositions } from '../features/stops/watch-positions';
import type { Identity } from '../features/identity/identity';
import { ApiError } from '../request/api-error';
import type { OwnResource } from '../request/own-resource';
import type { GuardOwnStops } from '../upstream/own-stops';
import type { Upstream } from '../upstream/upstream';

interface StopsDoorOptions {
  database: Database;
  upstream: Upstream;
  /** The server's attribute prefix. */
  prefix: string;
  /** Whether anybody hears of positions when those who asked have gone. */
  canWait: boolean;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** The guard of stops for as long as the door is open. */
interface StopsDoor extends Pick<Stops, 'watch'> {
  /** The tracking API with its stops guarded. */
  answer(upstream: Upstream): Upstream;
  calls: OwnResource<Identity>;
  /** Takes a stop that no person asks for. */
  take: GuardOwnStops;
  /** Tries what waits for this vehicle by a fix that was forwarded. */
  hear(deviceId: number, fix: StopFix): void;
  /** Looks for what waits, and forgets what is old. */
  sweep(): Promise<void>;
}

/** Opens the guard of stops: what waits is looked at anew until the door closes. */
export function openStops(fastify: FastifyInstance, options: StopsDoorOptions): StopsDoor {
  const { database, upstream, canWait, clock, log } = options;
  const store = new StopStore(database, upstream.origin, clock);
  const stops = createStops({ ...options, store });
  const watch = watchPositions({ upstream, stops, log });
  const look = () =>
    watch.look().catch((error: Error) => log.warn({ err: error }, 'waiting stops were not read'));
  const looking = canWait ? setInterval(() => void look(), LOOK_EVERY_MS).unref() : undefined;
  fastify.addHook('onClose', async () => {
    clearInterval(looking);
    watch.stop();
  });
  const take: GuardOwnStops = async ({ userId, deviceId, command, reason, askedAtMs }) => {
    if (!isFresh(askedAtMs, clock())) {
      log.warn({ deviceId, reason }, 'a stop that was asked for too long ago is left out');
      return true;
    }
    log.info({ deviceId, userId, reason }, 'a rule or a fence asks for a stop');
    try {
      await stops.ask(userId, deviceId, command, reason);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      log.warn({ err: error, deviceId, userId, reason }, 'a stop of a rule or a fence is refused');
      return false;
    }
    if (canWait) await look();
    return true;
  };
  upstream.guardOwnStops?.(take);
  return {
    answer: (tracking) => ({
      ...tracking,
      ...answerStops(tracking, stops, () => void (canWait && look())),
    }),
    calls: createStopCalls(stops),
    take,
    watch: stops.watch,
    hear: watch.hear,
    async sweep() {
      if (canWait) await look();
      await stops.sweep();
    },
  };
}
