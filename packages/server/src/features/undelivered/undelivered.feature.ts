import { GivenUpStore } from '../../db/work-queue/given-up-store';
import { defineFeature } from '../feature';
import { createUndeliveredCalls } from './undelivered-calls';

/** What could not be handed over, for somebody to look at. */
export const undeliveredFeature = defineFeature({
  name: 'undelivered',
  needs: ['nameOf'],
  open: ({ database, clock }, { nameOf }) => ({
    resources: { Undelivered: createUndeliveredCalls(new GivenUpStore(database, clock), nameOf) },
  }),
});
