import { billingContract } from '@rastro/sdk/contract';
import { type BillingDay, laterDay, listPeriods, toBillingTerms } from '@rastro/sdk/domain';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { checkChangedContract, checkNewContract, readContractInput } from './check-contract';
import { wrong } from './billing-desk';
import type { ContractStore, StoredContract } from './contract-store';
import { costPeriod, costWithCredit, findBefore, sinceStart } from './sweep';
import type { InvoiceStore } from './invoice-store';
import type { Sellers } from './sellers';

interface CallsOptions {
  /** Throws an `ApiError` for an account that who asks does not see. */
  readAccount: (userId: number, accountId: number) => Promise<unknown>;
  contracts: ContractStore;
  invoices: InvoiceStore;
  today: () => BillingDay;
  sellers: Sellers;
}

const PREVIEWED = 3;

/** `/billing-contracts`: of the server's operator for higher administrators (decision 7), a reseller's for the reseller. */
export function createContractCalls(options: CallsOptions): OwnResource<Identity> {
  const { readAccount, contracts, invoices, today, sellers } = options;
  const requireCustomer = async (sellerId: number, accountId: number): Promise<void> => {
    if (await sellers.mayBill(sellerId, accountId)) return;
    throw wrong('accountId', 'The account is no customer right below the reseller.');
  };
  const find = async (userId: number, id: number): Promise<StoredContract | undefined> => {
    await sellers.require(userId);
    const stored = await contracts.findAny(id);
    return stored && (await sellers.isIn(userId, stored.sellerId)) ? stored : undefined;
  };
  return createOwnCrud(billingContract, {
    store: {
      async list({ userId }, query) {
        const sellerId = sellers.narrow(await sellers.require(userId), query);
        return contracts.listOf(query.getAll('accountId').map(Number), sellerId);
      },
      find: ({ userId }, id) => find(userId, id),
      async create({ userId }, input: ReturnType<typeof readContractInput>) {
        const sellerId = await sellers.require(userId);
        await requireCustomer(sellerId, input.accountId);
        const checked = checkNewContract(input, today());
        return contracts.create({ userId: input.accountId }, { ...checked, sellerId });
      },
      async update(_who, stored, input) {
        const { sellerId } = stored;
        await requireCustomer(sellerId, stored.userId);
        const prices = await contracts.pricesOf(stored.id);
        const changed = checkChangedContract(input, stored, { prices, today: today() });
        await contracts.update({ userId: stored.userId }, stored, { ...changed, sellerId });
        if (changed.document !== '') await invoices.takeDocument(stored.id, changed.document);
      },
      async delete({ userId }, id) {
        const stored = await find(userId, id);
        return stored ? contracts.delete(stored, id) : false;
      },
    },
    async check(body, { userId }) {
      await sellers.require(userId);
      const input = readContractInput(body);
      await readAccount(userId, input.accountId);
      return input;
    },
    calls: {
      async preview({ item }) {
        const terms = toBillingTerms(item, await contracts.pricesOf(item.id));
        const known = await invoices.listPeriods(item.id);
        const start = laterDay(today(), item.startsOn);
        const ahead = item.months * 31 * (PREVIEWED + 1);
        const vehicles = sinceStart(await contracts.vehiclesOf(item.userId), item.startsOn);
        let { carried } = known;
        const periods = listPeriods(terms, start, ahead);
        const before = findBefore(periods, known.last);
        return periods
          .filter(({ from }) => !known.from.has(from))
          .slice(0, PREVIEWED)
          .map((period) => {
            const cost = costPeriod(terms, period, { vehicles, before });
            const bill = costWithCredit(cost, period, carried);
            carried = bill.carried;
            const { from, to, dueOn: dueDate } = period;
            return { from, to, dueDate, value: bill.value };
          });
      },
    },
  });
}
