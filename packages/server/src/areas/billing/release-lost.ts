import { type BillingDay, laterDay } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ContractStore, StoredContract } from './contract-store';
import type { InvoiceStore } from './invoice-store';
import type { Sellers } from './sellers';

interface ReleaseOptions {
  sellers: Pick<Sellers, 'listLost'>;
  contracts: ContractStore;
  invoices: Pick<InvoiceStore, 'suspendNoMore'>;
  today: () => BillingDay;
  /** Opens an account again that nothing suspends any more. */
  restore: (userId: number) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Ends what a reseller has with accounts that are its customers no more, moved or deleted: nothing is charged from then
 * on, and what is still owed to it suspends nobody.
 */
export function createReleaseLost(options: ReleaseOptions) {
  const { sellers, contracts, invoices, today, restore, log } = options;

  const end = async (contract: StoredContract, day: BillingDay): Promise<void> => {
    const endsOn = contract.invoicedTo ? laterDay(day, contract.invoicedTo) : day;
    if (endsOn <= contract.startsOn) {
      await contracts.delete(contract, contract.id);
    } else if (contract.endsOn === null || contract.endsOn > endsOn) {
      const prices = await contracts.pricesOf(contract.id);
      await contracts.update(contract, contract, { ...contract, endsOn, priceFrom: null, prices });
    }
  };

  return async (): Promise<void> => {
    const day = today();
    for (const { sellerId, userId } of await sellers.listLost(day)) {
      try {
        for (const contract of await contracts.listOf([userId], sellerId)) await end(contract, day);
        if (await invoices.suspendNoMore({ sellerId, userId })) await restore(userId);
      } catch (error) {
        log.warn({ err: error, sellerId, userId }, 'A contract with a lost customer goes on');
      }
    }
  };
}
