import { billingContract } from '@rastro/sdk/contract';
import { type BillingDay, type Price, type Since, toBillingTerms } from '@rastro/sdk/domain';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../../ground/identity/identity';
import { createOwnCrud } from '../../ground/own-resources/create-own-crud';
import { toWire } from '../../ground/own-resources/to-wire';
import { checkChangedContract, checkNewContract, readContractInput } from './check-contract';
import type { ContractStore, StoredContract } from './contract-store';
import { billPeriods, listNext, sinceStart } from './bill-periods';
import type { InvoiceStore } from './invoice-store';
import type { Sellers } from './sellers';
import { refuseField } from '../../request/refuse-field';

interface CallsOptions {
  /** Throws an `ApiError` for an account that who asks does not see. */
  readAccount: (userId: number, accountId: number) => Promise<unknown>;
  contracts: ContractStore;
  invoices: InvoiceStore;
  today: () => BillingDay;
  sellers: Sellers;
  /** Counts the vehicles that an account has now. Throws when nobody can say. */
  countVehicles: (userId: number, sellerIds: readonly number[]) => Promise<number>;
  /** Makes the invoice of a contract that comes next; answers how many it made. */
  makeNext: (contractId: number) => Promise<number>;
}

type Terms = Parameters<typeof toBillingTerms>[0] & { sellerId: number };

const PREVIEWED = 3;

/** `/billing-contracts`: of the server's operator for higher administrators (decision 7), a reseller's for the reseller. */
export function createContractCalls(options: CallsOptions): OwnResource<Identity> {
  const { readAccount, contracts, invoices, today, sellers, countVehicles } = options;
  const requireCustomer = async (sellerId: number, accountId: number): Promise<void> => {
    if (await sellers.mayBill(sellerId, accountId)) return;
    throw refuseField('accountId', 'refusal.billing.customer');
  };
  const find = async (userId: number, id: number): Promise<StoredContract | undefined> => {
    await sellers.require(userId);
    const stored = await contracts.findAny(id);
    return stored && (await sellers.isIn(userId, stored.sellerId)) ? stored : undefined;
  };
  /** The vehicles of an account up to today, as the next look will count them. */
  const readVehicles = async (userId: number, sellerId: number): Promise<Since<number>[]> => {
    const counted = await contracts.vehiclesOf(userId);
    const now = await countVehicles(userId, [sellerId]).catch(() => undefined);
    if (now === undefined) return counted;
    const day = today();
    return [...counted.filter(({ from }) => from < day), { from: day, value: now }];
  };
  /** Next invoices of a contract, by the function that makes them. */
  const preview = async (
    written: Terms,
    accountId: number,
    {
      prices,
      known,
    }: {
      prices: readonly Since<Price>[];
      known: Awaited<ReturnType<InvoiceStore['listPeriods']>>;
    },
  ) => {
    const terms = toBillingTerms(written, prices);
    const counted = await readVehicles(accountId, written.sellerId);
    const vehicles = sinceStart(counted, written.startsOn);
    const periods = listNext(terms, today())
      .filter(({ from }) => !known.from.has(from))
      .slice(0, PREVIEWED);
    return billPeriods(terms, { periods, vehicles, known }).map(
      ({ period: { from, to, dueOn: dueDate }, bill: { value, lines } }) => ({
        from,
        to,
        dueDate,
        value,
        lines,
      }),
    );
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
      preview: async ({ item }) =>
        preview(item, item.userId, {
          prices: await contracts.pricesOf(item.id),
          known: await invoices.listPeriods(item.id),
        }),
      async previewNew({ body, who: { userId } }) {
        const sellerId = await sellers.require(userId);
        const input = readContractInput(body);
        await readAccount(userId, input.accountId);
        await requireCustomer(sellerId, input.accountId);
        const { prices, ...checked } = checkNewContract(input, today());
        const known = { from: new Set<BillingDay>(), carried: 0, last: undefined };
        return preview({ ...checked, sellerId }, input.accountId, { prices, known });
      },
      async makeNext({ item }) {
        if ((await options.makeNext(item.id)) === 0) {
          throw refuseField('endsOn', 'refusal.billing.done');
        }
        return toWire(billingContract.members, (await contracts.findAny(item.id)) ?? item);
      },
    },
  });
}
