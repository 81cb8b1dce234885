import { HOUR_MS } from '@rastro/sdk/domain';
import { createTurns } from '../../db/take-turns';
import { defineFeature } from '../feature';
import { createRetentionSweep } from './retention-sweep';
import { RetentionStore } from './retention-store';

/** Positions of vehicles are kept as long as their accounts say, over whichever tracking API. */
export const retentionFeature = defineFeature({
  name: 'retention',
  needs: ['changeLog'],
  open({ database, upstream, clock, log }, { changeLog }) {
    const takeTurns = createTurns({ db: database, log });
    const store = new RetentionStore(database, upstream.origin);
    const sweep = createRetentionSweep({ store, upstream, changeLog, clock, log });
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
      stop: sweep.stop,
    };
  },
});
