import { defineFeature } from '../../../ground/feature';
import { createDeletedDeviceCalls } from './deleted-device-calls';
import type { DeletedStore } from './deleted-store';
import { keepDeleted } from './keep-deleted';

declare module '../../../ground/feature' {
  interface Offers {
    /** Store of the deleted but kept devices; the tracking API that features get hides them. */
    deletedStore: DeletedStore;
  }
}

/** Longest time until another process's deletions leave the streams of this one, in ms. */
const READ_EVERY_MS = 10_000;

/** Deleted devices that are kept until somebody ends them. */
export const safeDeletionFeature = defineFeature({
  name: 'safe-deletion',
  needs: ['deletedStore', 'endConsents'],
  open({ upstream, brand, clock }, { deletedStore: store, endConsents }) {
    const prefix = brand.attributePrefix;
    return {
      resources: {
        DeletedDevice: createDeletedDeviceCalls({ upstream, store, prefix, onEnded: endConsents }),
      },
      wrap: (tracking) => keepDeleted(tracking, { store, prefix, clock }),
      jobs: [
        {
          name: 'read what is deleted',
          everyMs: READ_EVERY_MS,
          run: async () => void (await store.read()),
        },
      ],
    };
  },
});
