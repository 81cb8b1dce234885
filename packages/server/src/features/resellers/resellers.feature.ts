import { defineFeature } from '../feature';
import { limitTrees } from './limit-trees';
import { createResellerCalls } from './reseller-calls';
import { ResellerStore } from './reseller-store';

/** Accounts that sell the service on, over whichever tracking API. */
export const resellersFeature = defineFeature({
  name: 'resellers',
  needs: ['access', 'accountRights'],
  open({ database, upstream, clock }, { access, accountRights: rights }) {
    const store = new ResellerStore(database, upstream.origin, clock);
    return {
      resources: {
        Reseller: createResellerCalls({ tracking: upstream, store, access, rights }),
      },
      wrap: (tracking) => ({ ...tracking, ...limitTrees(tracking, store) }),
    };
  },
});
