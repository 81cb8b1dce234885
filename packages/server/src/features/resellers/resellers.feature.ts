import { toDayKey } from '@rastro/sdk/domain';
import { BILLING_ZONE } from '../billing/billing-zone';
import { sumSales } from '../billing/sum-sales';
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
    const today = () => toDayKey(clock(), BILLING_ZONE);
    const readSales = (sellerId: number) =>
      sumSales(database, { origin: upstream.origin, sellerId, today: today() });
    return {
      resources: {
        Reseller: createResellerCalls({ tracking: upstream, store, access, rights, readSales }),
      },
      wrap: (tracking) => ({ ...tracking, ...limitTrees(tracking, store) }),
    };
  },
});
