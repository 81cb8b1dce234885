import { billingContract } from '@rastro/sdk/contract';
import {
  type BillingDay,
  computePeriodCost,
  laterDay,
  listPeriods,
  toBillingTerms,
} from '@rastro/sdk/domain';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { checkChangedContract, checkNewContract, readContractInput } from './check-contract';
import type { ContractStore } from './contract-store';
import { costWithCredit, sinceStart } from './sweep';
import type { InvoiceStore } from './invoice-store';

interface CallsOptions {
  /** Throws an `ApiError` for an account that who asks does not see. */
  readAccount: (userId: number, accountId: number) => Promise<unknown>;
  contracts: ContractStore;
  invoices: InvoiceStore;
  today: () => BillingDay;
  requireHigher: (userId: number) => Promise<void>;
}

const PREVIEWED = 3;

/** `/billing-contracts`: for higher administrators (decision 7). */
export function createContractCalls(options: CallsOptions): OwnResource<Identity> {
  const { readAccount, contracts, invoices, today, requireHigher } = options;
  return createOwnCrud(billingContract, {
    store: {
      async list({ userId }, query) {
        await requireHigher(userId);
        return contracts.listOf(query.getAll('accountId').map(Number));
      },
      async find({ userId }, id) {
        await requireHigher(userId);
        return contracts.findAny(id);
      },
      create: ({ userId: _who }, input: ReturnType<typeof readContractInput>) =>
        contracts.create({ userId: input.accountId }, checkNewContract(input, today())),
      async update(_who, stored, input) {
        const prices = await contracts.pricesOf(stored.id);
        const changed = checkChangedContract(input, stored, { prices, today: today() });
        await contracts.update({ userId: stored.userId }, stored, changed);
      },
      async delete({ userId }, id) {
        await requireHigher(userId);
        const stored = await contracts.findAny(id);
        return stored ? contracts.delete(stored, id) : false;
      },
    },
    async check(body, { userId }) {
      await requireHigher(userId);
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
        return listPeriods(terms, start, ahead)
          .filter(({ from }) => !known.from.has(from))
          .slice(0, PREVIEWED)
          .map((period) => {
            const bill = costWithCredit(
              computePeriodCost(terms, period, vehicles),
              period,
              carried,
            );
            carried = bill.carried;
            const { from, to, dueOn: dueDate } = period;
            return { from, to, dueDate, value: bill.value };
          });
      },
    },
  });
}
