import {
  addDays,
  type BillingPeriod,
  isPeriodBillable,
  type BillingDay,
  listPeriods,
  type Price,
  type Since,
  toBillingTerms,
  toLateTerms,
} from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { billEnd, billPeriods, listNext, sinceStart } from './bill-periods';
import { BY_ITSELF } from './billing-desk';
import type { ContractStore, StoredContract } from './contract-store';
import type { InvoiceStore } from './invoice-store';
import type { ProviderOf } from './providers';
import type { NewInvoice } from './stored-invoice';

/** Number of days before its due day that an invoice is made. */
const AHEAD_DAYS = 10;

interface SweepOptions {
  contracts: ContractStore;
  invoices: InvoiceStore;
  today: () => BillingDay;
  /** Counts the vehicles that an account has now. Throws when that cannot be found out. */
  countVehicles: (userId: number, sellerIds: readonly number[]) => Promise<number>;
  nameOf: (userId: number, sellerIds: readonly number[]) => Promise<string>;
  providerOf: ProviderOf;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Makes the invoices that are to be there by today, those of days on which the server was off among them. It may run
 * twice, and on many servers at once: there is one invoice a contract and period.
 */
export function createSweep(options: SweepOptions) {
  const { contracts, invoices, today, countVehicles, nameOf, providerOf, log } = options;

  /** Answers whether the account is to be billed: one that cannot be read waits for the next look. */
  const count = async (
    userId: number,
    day: BillingDay,
    sellerIds: readonly number[],
  ): Promise<boolean> => {
    try {
      await contracts.countVehicles(userId, day, await countVehicles(userId, sellerIds));
      return true;
    } catch (error) {
      log.warn({ err: error, userId }, 'The vehicles of an account could not be counted');
      return false;
    }
  };

  const make = async (
    contract: StoredContract,
    {
      prices,
      day,
      isEarly,
    }: { prices: readonly Since<Price>[]; day: BillingDay; isEarly: boolean },
  ): Promise<number> => {
    const terms = toBillingTerms(contract, prices);
    const known = await invoices.listPeriods(contract.id);
    const all = listPeriods(terms, day, AHEAD_DAYS);
    const isNew = (period: BillingPeriod) =>
      !known.from.has(period.from) && isPeriodBillable(terms, period, day);
    const due = all.filter(isNew);
    const periods =
      due.length === 0 && isEarly ? listNext(terms, day).filter(isNew).slice(0, 1) : due;
    const isOver = contract.endsOn !== null && contract.endsOn <= day;
    if (periods.length === 0 && !isOver) return 0;
    const counted = await contracts.vehiclesOf(contract.userId);
    const vehicles = sinceStart(counted, contract.startsOn);
    const end = isOver && billEnd(terms, { dueOn: addDays(day, AHEAD_DAYS), vehicles, known });
    const bills = billPeriods(terms, { periods, vehicles, known });
    if (bills.length === 0 && end) bills.push(end);
    if (bills.length === 0) return 0;
    const accountName = await nameOf(contract.userId, [contract.sellerId]);
    let made = 0;
    for (const { period, bill } of bills) {
      const { userId, sellerId, document, currency } = contract;
      const { suspendDays, trustDays, remindDays } = contract;
      const { from, to, dueOn } = period;
      const invoice: NewInvoice = {
        userId,
        sellerId,
        accountName,
        document,
        currency,
        ...bill,
        suspendDays,
        trustDays,
        remindDays,
        contractId: contract.id,
        from,
        to,
        dueOn,
        provider: providerOf(sellerId).name,
        description: contract.description || contract.name,
        status: bill.value === 0 ? 'RECEIVED' : 'GENERATED',
        terms: toLateTerms(contract),
      };
      if ((await invoices.create(invoice, { day, ...BY_ITSELF })) !== undefined) made += 1;
    }
    return made;
  };

  /** Answers how many invoices it made, of all contracts or of one; early of that one that is not to be there yet, where none is. */
  return async (contractId?: number, isEarly = false): Promise<number> => {
    const day = today();
    const every = await contracts.listOf();
    const all = every.filter(({ id }) => contractId === undefined || id === contractId);
    const billed = new Set<number>();
    for (const userId of new Set(all.map((contract) => contract.userId))) {
      const sold = all.filter((contract) => contract.userId === userId);
      const sellerIds = sold.map(({ sellerId }) => sellerId);
      if (await count(userId, day, sellerIds)) billed.add(userId);
    }
    let made = 0;
    for (const contract of all.filter(({ userId }) => billed.has(userId))) {
      try {
        const prices = await contracts.pricesOf(contract.id);
        made += await make(contract, { prices, day, isEarly });
      } catch (error) {
        log.warn({ err: error, contract: contract.id }, 'An invoice could not be made');
      }
    }
    return made;
  };
}
