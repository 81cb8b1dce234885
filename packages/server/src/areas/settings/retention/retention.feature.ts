import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { createTurns } from '../../../db/take-turns';
import { defineFeature } from '../../../ground/feature';
import { createRetentionSweep } from './retention-sweep';
import { RetentionStore } from './retention-store';

/** In front of a tracking server elsewhere check-ins are kept as long as the log is. */
const DRIVES_DAYS = 2 * 365;

/** Positions of vehicles and who drove them are kept as long as their accounts say, over whichever tracking API. */
export const retentionFeature = defineFeature({
  name: 'retention',
  needs: ['changeLog', 'steadyClock'],
  open({ config, database, upstream, log }, { changeLog, steadyClock }) {
    const takeTurns = createTurns({ db: database, log });
    const store = new RetentionStore(database, upstream.origin);
    const sweep = createRetentionSweep({ store, upstream, changeLog, steadyClock, log });
    // A tracking server elsewhere ends positions by its own term, which nobody can ask for.
    const isEngine = config.trackingUrl === undefined;
    const drivesDays = (isEngine ? config.retentionDays : undefined) ?? DRIVES_DAYS;
    return {
      jobs: [
        {
          name: 'delete positions beyond the term of accounts',
          // What is done for the day is not done again; what was broken off goes on soon.
          everyMs: HOUR_MS,
          jitterMs: HOUR_MS / 12,
          run: () => takeTurns('retention', sweep.run),
        },
      ],
      sweeps: [
        {
          name: 'delete check-ins beyond the term of the server',
          everyMs: HOUR_MS,
          jitterMs: HOUR_MS / 12,
          forget: (nowMs) => store.forgetDrives(new Date(nowMs - drivesDays * DAY_MS)),
        },
      ],
      stop: sweep.stop,
    };
  },
});
