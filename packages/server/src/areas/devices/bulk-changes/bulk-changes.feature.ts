import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { registerBulkRoutes } from './bulk.routes';
import { BulkStore } from './bulk-store';

/** Changes of many things in one go. */
export const bulkChangesFeature = defineFeature({
  name: 'bulk-changes',
  needs: ['access'],
  open({ database, upstream, brand, clock, log }, needed) {
    const store = new BulkStore(database, upstream.origin, clock);
    const running = new Set<Promise<void>>();
    const inBackground = (run: Promise<void>): void => {
      const ended = run
        .catch((error: unknown) => log.error(error, 'a bulk change broke off'))
        .finally(() => running.delete(ended));
      running.add(ended);
    };
    return {
      routes: (door) =>
        registerBulkRoutes(door, { ...needed, store, inBackground, prefix: brand.attributePrefix }),
      sweeps: [
        {
          name: 'forget old bulk changes',
          everyMs: HOUR_MS,
          forget: (nowMs) => store.sweep(nowMs),
        },
      ],
      async stop() {
        store.stop();
        await Promise.all(running);
      },
    };
  },
});
