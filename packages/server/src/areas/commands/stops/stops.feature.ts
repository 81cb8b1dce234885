import { findEngineEffect, HOUR_MS, splitList } from '@rastro/sdk/domain';
import { mayStill } from '../../../ground/access/may-still';
import { defineFeature, type Offers } from '../../../ground/feature';
import { answerStops } from './answer-stops';
import { createFenceLocks } from './fence-locks';
import { createStopCalls } from './stop-calls';
import type { OwnCommandGuard, TakeOwnStop } from '../../../upstream/own-commands';
import { StopStore, type StoredStop } from './stop-store';
import { createStops, type Stops } from './stops';
import { createTakeStop } from './take-stop';
import { LOOK_EVERY_MS, type PositionWatch, watchPositions } from './watch-positions';

declare module '../../../ground/feature' {
  interface Offers {
    /** The guard of stops for as long as the door is open. */
    stops: Pick<Stops, 'watch'> & Pick<PositionWatch, 'hear'>;
    /** Asks for stops that nobody gives by hand, and knows what was asked last. */
    guardedStops: {
      take: TakeOwnStop;
      newestStop: (deviceId: number) => Promise<StoredStop | undefined>;
      callOffDriven: Stops['callOffDriven'];
    };
    /** Asks for the stop that a fence wants, when a forwarded event says that it was entered or left. */
    lockByFence: ReturnType<typeof createFenceLocks>;
  }
}

/** Checks whether a key is live and may send commands. */
const mayKeySend = async (keys: Offers['keyStore'], id: number): Promise<boolean> => {
  const key = await keys.findLive(id);
  return key !== undefined && splitList(key.writes).includes('commands');
};

/** Engines are stopped only where it is safe: what waits is looked at anew until the door closes. */
export const stopsFeature = defineFeature({
  name: 'stops',
  needs: ['access', 'keyStore'],
  open({ config, database, upstream, brand, clock, log }, { access, keyStore }) {
    const store = new StopStore(database, upstream.origin, clock);
    const prefix = brand.attributePrefix;
    // Whether anybody hears of positions when those who asked have gone.
    const canWait = config.trackingUrl === undefined || config.trackingToken !== undefined;
    const may: OwnCommandGuard['may'] = async (userId, command, keyId) => {
      if (keyId !== null && !(await mayKeySend(keyStore, keyId))) return false;
      const engine = findEngineEffect(command, prefix);
      const asked = { isSaved: command.id > 0, ...(engine && { engine }) };
      return mayStill(access, userId, 'send', 'commands', asked);
    };
    const stops = createStops({
      upstream,
      prefix,
      canWait,
      clock,
      log,
      store,
      mayStill: ({ userId, command, madeWith }) => may(userId, command, madeWith),
    });
    const watch = watchPositions({ upstream, stops, log });
    const look = async (): Promise<void> => {
      if (!canWait) return;
      await watch
        .look()
        .catch((error: Error) => log.warn({ err: error }, 'waiting stops were not read'));
    };
    const take = createTakeStop({ stops, may, look, clock, log });
    upstream.guardOwnCommands?.({ take, may });
    return {
      offers: {
        stops: { watch: stops.watch, hear: watch.hear },
        guardedStops: {
          take,
          newestStop: (deviceId) => store.newestOf(deviceId),
          callOffDriven: stops.callOffDriven,
        },
        lockByFence: createFenceLocks({ upstream, take, clock, log }),
      },
      resources: { EngineStop: createStopCalls(stops) },
      wrap: (tracking) => ({
        ...tracking,
        ...answerStops(tracking, stops, () => void look()),
      }),
      jobs: [{ name: 'look at waiting stops', everyMs: LOOK_EVERY_MS, run: look }],
      sweeps: [{ name: 'forget old stops', everyMs: HOUR_MS, forget: stops.sweep }],
      stop: () => watch.stop(),
    };
  },
});
