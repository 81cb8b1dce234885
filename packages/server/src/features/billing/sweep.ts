import {
  type BillingTerms,
  correctPeriod,
  isPeriodBillable,
  type BillingDay,
  type BillingPeriod,
  computePeriodCost,
  type InvoiceLine,
  listPeriods,
  type PeriodCost,
  type Price,
  type Since,
  toBillingTerms,
  toLateTerms,
  toOnceLine,
} from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { BY_ITSELF } from './billing-desk';
import type { ContractStore, StoredContract } from './contract-store';
import type { InvoiceStore } from './invoice-store';
import type { ProviderOf } from './providers';
import type { NewInvoice, StoredInvoice } from './stored-invoice';

/** So many days before its due day an invoice is there. */
const AHEAD_DAYS = 10;

interface SweepOptions {
  contracts: ContractStore;
  invoices: InvoiceStore;
  today: () => BillingDay;
  /** How many vehicles an account has now. Throws when nobody can say. */
  countVehicles: (userId: number, sellerIds: readonly number[]) => Promise<number>;
  nameOf: (userId: number, sellerIds: readonly number[]) => Promise<string>;
  providerOf: ProviderOf;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What a period costs now; what is left of a credit is carried to the next. */
export function costWithCredit(
  cost: PeriodCost,
  period: BillingPeriod,
  carried: number,
): { lines: InvoiceLine[]; value: number; carried: number } {
  const lines = [...cost.lines];
  const span = { from: period.from, to: period.to };
  const credit = (cents: number) => toOnceLine({ kind: 'credit', text: '', span, cents });
  if (carried !== 0) lines.push(credit(carried));
  const sum = cost.cents + carried;
  if (sum >= 0) return { lines, value: sum, carried: 0 };
  lines.push(credit(-sum));
  return { lines, value: 0, carried: sum };
}

/** A period that is invoiced, and the lines of that. */
interface Charged {
  period: BillingPeriod;
  charged: readonly InvoiceLine[];
}

/** The period that an invoice of a contract is for; undefined for one that was cancelled. */
export function findBefore(
  periods: readonly BillingPeriod[],
  last: Pick<StoredInvoice, 'from' | 'lines' | 'status'> | undefined,
): Charged | undefined {
  const period = periods.find(({ from }) => from === last?.from);
  return period && last && last.status !== 'CANCELED' ? { period, charged: last.lines } : undefined;
}

/** Cost of a period, with the correction of the period before by what its invoice did not know yet. */
export function costPeriod(
  terms: BillingTerms,
  period: BillingPeriod,
  { vehicles, before }: { vehicles: readonly Since<number>[]; before: Charged | undefined },
): PeriodCost {
  const cost = computePeriodCost(terms, period, vehicles);
  const isNext = terms.billed === 'after' && before?.period.to === period.from;
  const line = isNext && correctPeriod(terms, before.period, { ...before, vehicles });
  return line ? { lines: [line, ...cost.lines], cents: cost.cents + line.cents } : cost;
}

/** How many vehicles an account had; what was before the first count is as the first. */
export const sinceStart = (
  counts: readonly Since<number>[],
  startsOn: BillingDay,
): Since<number>[] => {
  const [first, ...rest] = counts;
  if (!first) return [];
  return [{ ...first, from: first.from < startsOn ? first.from : startsOn }, ...rest];
};

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
    prices: readonly Since<Price>[],
    day: BillingDay,
  ): Promise<number> => {
    const terms = toBillingTerms(contract, prices);
    const known = await invoices.listPeriods(contract.id);
    const all = listPeriods(terms, day, AHEAD_DAYS);
    const periods = all.filter(
      (period) => !known.from.has(period.from) && isPeriodBillable(terms, period, day),
    );
    if (periods.length === 0) return 0;
    const counted = await contracts.vehiclesOf(contract.userId);
    const vehicles = sinceStart(counted, contract.startsOn);
    const accountName = await nameOf(contract.userId, [contract.sellerId]);
    let { carried } = known;
    let made = 0;
    for (const period of periods) {
      const cost = costPeriod(terms, period, { vehicles, before: findBefore(all, known.last) });
      const { userId, sellerId, document, currency } = contract;
      const { suspendDays, trustDays, remindDays } = contract;
      const { from, to, dueOn } = period;
      const bill = costWithCredit(cost, period, carried);
      carried = bill.carried;
      const invoice: NewInvoice = {
        ...{ userId, sellerId, accountName, document, currency, ...bill },
        ...{ suspendDays, trustDays, remindDays },
        ...{ contractId: contract.id, from, to, dueOn, provider: providerOf(sellerId).name },
        ...{ description: contract.description || contract.name },
        ...{ status: bill.value === 0 ? 'RECEIVED' : 'GENERATED', terms: toLateTerms(contract) },
      };
      if ((await invoices.create(invoice, { day, ...BY_ITSELF })) !== undefined) made += 1;
    }
    return made;
  };

  /** Answers how many invoices it made, of all contracts or of one. */
  return async (contractId?: number): Promise<number> => {
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
        made += await make(contract, await contracts.pricesOf(contract.id), day);
      } catch (error) {
        log.warn({ err: error, contract: contract.id }, 'An invoice could not be made');
      }
    }
    return made;
  };
}
