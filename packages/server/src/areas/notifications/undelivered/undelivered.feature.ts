import { HOUR_MS } from '@rastro/sdk/domain';
import { GivenUpStore } from '../../../db/work-queue/given-up-store';
import { defineFeature } from '../../../ground/feature';
import { createUndeliveredCalls } from './undelivered-calls';

/** Messages that could not be delivered, for review. */
export const undeliveredFeature = defineFeature({
  name: 'undelivered',
  needs: ['nameOf'],
  open({ database, clock }, { nameOf }) {
    const store = new GivenUpStore(database, clock);
    return {
      resources: { Undelivered: createUndeliveredCalls(store, nameOf) },
      sweeps: [
        {
          name: 'forget what was given up',
          everyMs: HOUR_MS,
          forget: (nowMs) => store.sweep(nowMs),
        },
      ],
    };
  },
});
