import { createSteadyClock, type SteadyClock } from '../../../schedule/steady-clock';
import { defineFeature } from '../../../ground/feature';
import { listFixTimes } from './list-fix-times';

declare module '../../../ground/feature' {
  interface Offers {
    steadyClock: SteadyClock;
  }
}

/** The clock by which history is deleted, over whichever tracking API. */
export const steadyClockFeature = defineFeature({
  name: 'steady-clock',
  open: ({ config, database, upstream, clock, log }) => ({
    offers: {
      steadyClock: createSteadyClock({
        db: database,
        clock,
        log,
        checkedOnMs: config.checkedOnMs,
        listFixTimes: () => listFixTimes(upstream),
      }),
    },
  }),
});
