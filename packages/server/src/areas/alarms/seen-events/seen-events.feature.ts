import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { SeenEventStore } from './seen-event-store';
import { registerSeenEventRoutes } from './seen-events.routes';

/** Events seen by an account. */
export const seenEventsFeature = defineFeature({
  name: 'seen-events',
  open({ database, upstream, demo, clock }) {
    const store = new SeenEventStore(database, upstream.origin, clock);
    return {
      routes: (door) => registerSeenEventRoutes(door, { store, demo, clock }),
      sweeps: [
        { name: 'forget old seen events', everyMs: HOUR_MS, forget: (nowMs) => store.sweep(nowMs) },
      ],
    };
  },
});
