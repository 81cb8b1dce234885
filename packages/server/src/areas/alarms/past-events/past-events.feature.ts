import { HOUR_MS } from '@rastro/sdk/domain';
import type { Upstream } from '../../../upstream/upstream';
import { defineFeature } from '../../../ground/feature';
import { keepPastEvents } from './keep-past-events';
import { KeptEventStore } from './kept-event-store';
import { showPastEvents } from './show-past-events';

declare module '../../../ground/feature' {
  interface Offers {
    /** The tracking API with the events of what was deleted. */
    past: Upstream;
  }
}

/** Events whose rule or fence is no more are still read. */
export const pastEventsFeature = defineFeature({
  name: 'past-events',
  open({ config, database, upstream, clock }) {
    const store = new KeptEventStore(database, upstream.origin);
    // Only the engine of this process can be asked to show them.
    const isEngine = config.trackingUrl === undefined;
    const wrap = (tracking: Upstream): Upstream => ({
      ...tracking,
      ...(isEngine
        ? showPastEvents(tracking)
        : keepPastEvents({ upstream: tracking, store, clock })),
    });
    return {
      offers: { past: wrap(upstream) },
      wrap,
      sweeps: [
        { name: 'forget old events', everyMs: HOUR_MS, forget: (nowMs) => store.sweep(nowMs) },
      ],
    };
  },
});
