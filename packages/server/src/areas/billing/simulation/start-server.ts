import type { BillingDay } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import type { TakeTurns } from '../../../db/take-turns';
import { AccountRights } from '../../../ground/access/account-rights';
import { createAsaas } from '../asaas';
import { BillingDesk } from '../billing-desk';
import { ContractStore } from '../contract-store';
import { createDifferences } from '../differences';
import { InvoiceStore } from '../invoice-store';
import { createPayers } from '../payers';
import { createProviderEvents } from '../provider-events';
import { OPERATOR } from '../sellers';
import { createSendInvoice } from '../send-invoice';
import { createSuspendLate } from '../suspend-late';
import { createSweep } from '../sweep';
import type { TestAsaas } from '../testing';

/** The tracking API of all that is simulated. */
export const ORIGIN = 'simulation';
/** Sells to every third account, by an account of its own at the provider. */
export const RESELLER = 1_000_000;

interface Around {
  asaas: Pick<TestAsaas, 'url' | 'key' | 'otherKey'>;
  today: () => BillingDay;
  /** The same for all servers, as on one PostgreSQL. */
  takeTurns: TakeTurns;
  onMoved: (news: 'suspended' | 'restored') => void;
}

/** A server that bills. */
export type Server = ReturnType<typeof startServer>;

/** A server as it comes up: nothing of before is in its memory. */
export function startServer(
  { db, fetch }: { db: Database; fetch: typeof globalThis.fetch },
  { asaas, today, takeTurns, onMoved }: Around,
) {
  const clock = () => Date.parse(`${today()}T12:00:00Z`);
  const log = { warn: () => undefined };
  const contracts = new ContractStore(db, ORIGIN);
  const invoices = new InvoiceStore(db, ORIGIN, clock);
  const rights = new AccountRights({ database: db, origin: ORIGIN, prefix: '', clock });
  const open = (key: string) =>
    createAsaas({
      url: asaas.url,
      key,
      webhookToken: undefined,
      fetch,
      userAgent: async () => 'simulation/1',
    });
  const [operators, resellers] = [open(asaas.key), open(asaas.otherKey)];
  const providerOf = (sellerId: number) => (sellerId === RESELLER ? resellers : operators);
  const late = createSuspendLate({
    database: db,
    invoices,
    accountRights: rights,
    today,
    log,
    isHigher: async () => false,
    onMoved: async (_userId, news) => onMoved(news),
  });
  const onChanged = (userId: number) => late.restore(userId);
  const desk = new BillingDesk({ store: invoices, providerOf, today, takeTurns, clock, onChanged });
  const shared = { invoices, desk, clock, log };
  return {
    db,
    contracts,
    invoices,
    rights,
    providerOf,
    desk,
    late,
    sweep: createSweep({
      contracts,
      invoices,
      today,
      log,
      providerOf,
      nameOf: async (userId) => `Account ${userId}`,
      // It grows, by the day and the account alone.
      countVehicles: async (userId) => 1 + ((userId * 7 + Number(today().slice(5, 7))) % 9),
    }),
    send: createSendInvoice({
      invoices,
      providerOf,
      today,
      onChanged,
      takeTurns,
      payers: createPayers({
        db,
        origin: ORIGIN,
        prefix: '',
        takeTurns,
        readCustomer: { account: async (userId) => ({ name: `Account ${userId}` }) },
      }),
    }),
    events: createProviderEvents({
      ...shared,
      database: db,
      // It has no fiscal notes.
      notesDesk: { refresh: async () => undefined },
    }),
    differences: createDifferences({
      ...shared,
      db,
      origin: ORIGIN,
      providerOf,
      today,
      takeTurns,
      listSellers: () => [OPERATOR, RESELLER],
    }),
  };
}
