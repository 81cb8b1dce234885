import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { createTurns } from '../../db/take-turns';
import { openTestPair } from '../../db/testing-pair';
import { AccountRights } from '../../ground/access/account-rights';
import { createAsaas } from './asaas';
import { BillingDesk, BY_ITSELF } from './billing-desk';
import { checkNewContract, readContractInput } from './check-contract';
import { ContractStore } from './contract-store';
import { InvoiceStore } from './invoice-store';
import { createDifferences } from './differences';
import { createPayers } from './payers';
import { createProviderEvents } from './provider-events';
import { createSendInvoice } from './send-invoice';
import { createSuspendLate } from './suspend-late';
import { createSweep } from './sweep';
import { startTestAsaas } from './testing';

const DAY = '2026-08-21';
const NOW = Date.parse(`${DAY}T12:00:00Z`);
const log = { warn: () => undefined };

const pair = await openTestPair();
const asaas = await startTestAsaas();
let day: string;
let origin: string;
let round = 0;
/** Accounts that were told, and in whose log it stands. */
let told: string[];

afterAll(async () => {
  await pair.close();
  await asaas.stop();
});

/** Requests sent to the provider, as `POST /payments`. */
let asked: string[];

/** A server as it comes up. */
function open(database: Database) {
  const { url, key } = asaas;
  const ask: typeof fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input).slice(url.length)}`;
    if (database === pair.one) await pair.pass(call);
    asked.push(call);
    return asaas.fetch(input, init);
  };
  const userAgent = async () => 'test/1';
  const provider = createAsaas({ url, key, webhookToken: undefined, userAgent, fetch: ask });
  const [providerOf, clock, today] = [() => provider, () => NOW, () => day];
  const contracts = new ContractStore(database, origin);
  const invoices = new InvoiceStore(database, origin, clock);
  const rights = new AccountRights({ database, origin, prefix: 'rastro', clock });
  const late = createSuspendLate({
    database,
    invoices,
    accountRights: rights,
    today,
    log,
    isHigher: async () => false,
    onMoved: async (userId, news) => void told.push(`${userId} ${news}`),
  });
  const onChanged = (userId: number) => late.restore(userId);
  const takeTurns = createTurns({ db: database, log });
  const desk = new BillingDesk({ store: invoices, providerOf, today, takeTurns, clock, onChanged });
  const readCustomer = { account: async (userId: number) => ({ name: `Account ${userId}` }) };
  return {
    contracts,
    invoices,
    rights,
    late,
    desk,
    provider,
    suspend: async () => late.suspend(await invoices.listOpen()),
    sweep: createSweep({
      contracts,
      invoices,
      today,
      providerOf,
      log,
      countVehicles: async () => 1,
      nameOf: async () => 'Ana',
    }),
    send: createSendInvoice({
      payers: createPayers({ db: database, origin, prefix: 'rastro', readCustomer, takeTurns }),
      invoices,
      providerOf,
      today,
      takeTurns,
      onChanged,
    }),
    differences: createDifferences({
      db: database,
      origin,
      invoices,
      desk,
      providerOf,
      takeTurns,
      clock,
      today,
      log,
      listSellers: () => [],
    }),
    events: createProviderEvents({
      database,
      invoices,
      desk,
      clock,
      log,
      notesDesk: { refresh: async () => undefined },
    }),
  };
}

describe('two servers on one PostgreSQL', () => {
  const { one: first, other: second, meet } = pair;
  let [one, other] = [first, second].map(open) as [Server, Server];
  type Server = ReturnType<typeof open>;

  beforeEach(() => {
    origin = `test ${(round += 1)}`;
    [day, told, asked] = [DAY, [], []];
    [one, other] = [open(first), open(second)];
  });

  /** An invoice of 100.00 that was due on a day, and suspends after five. */
  async function owe(dueOn = '2026-08-03'): Promise<number> {
    const id = await one.invoices.create(
      {
        userId: round,
        sellerId: round,
        accountName: 'Ana',
        document: '52998224725',
        contractId: null,
        from: null,
        to: null,
        dueOn,
        value: 10_000,
        carried: 0,
        currency: 'BRL',
        status: 'GENERATED',
        description: '',
        lines: [],
        terms: { fine: null, interest: 0, discount: null },
        provider: 'asaas',
        suspendDays: 5,
        trustDays: 3,
        remindDays: '',
      },
      { day: DAY, ...BY_ITSELF },
    );
    return Number(id);
  }
  const find = async (id: number) => (await other.invoices.find(id))!;
  /** One that is at the provider, and paid there. */
  async function pay(id: number): Promise<string> {
    await one.send(await find(id));
    const paymentId = String((await find(id)).providerId);
    asaas.pay(paymentId, DAY);
    return paymentId;
  }
  const paidOf = async (id: number) =>
    (await one.invoices.listEntries(id)).filter(({ kind }) => kind === 'paid');
  const suspensionOf = async () => (await one.rights.read(round)).suspension;
  const countAsked = (call: string) => asked.filter((each) => each === call).length;

  it('make each invoice once', async () => {
    const input = readContractInput({
      name: 'Flat',
      accountId: round,
      priceKind: 'account',
      cents: 1_000,
      startsOn: '2026-06-10',
      dueDay: 10,
    });
    const contract = { ...checkNewContract(input, DAY), sellerId: 0 };
    await one.contracts.create({ userId: round }, contract);
    const sweep = (server: Server) => () => server.sweep();
    const made = await meet(/insert into invoice /, sweep(one), sweep(other));
    const counts = made.map((each) => (each.status === 'fulfilled' ? each.value : NaN));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const invoices = await one.invoices.list({});
    expect(invoices.map(({ from, open }) => [from, open])).toEqual([
      ['2026-08-10', 1_000],
      ['2026-07-10', 1_000],
      ['2026-06-10', 1_000],
    ]);
  });

  it('charge nobody twice', async () => {
    const invoice = await find(await owe());
    const send = (server: Server) => () => server.send(invoice);
    await meet(/^POST .payments$/, send(one), send(other));
    expect([countAsked('POST /payments'), countAsked('POST /customers')]).toEqual([1, 1]);
  });

  it('take a message once that comes to both, and look once after all that is told of a payment', async () => {
    const id = await owe();
    const paymentId = await pay(id);
    asked = [];
    const event = { sellerId: round, id: `evt_${round}`, paymentId };
    const receive = (server: Server) => () => server.events.receive(event);
    await meet(/insert into billing_event/, receive(one), receive(other));
    await Promise.all([one, other].map(({ events }) => events.handleAll()));
    expect([countAsked(`GET /payments/${paymentId}`), await paidOf(id)]).toMatchObject([1, [{}]]);

    const again = await owe();
    const secondId = await pay(again);
    for (const name of ['a', 'b']) {
      await second.query(
        `insert into billing_event (provider, seller_id, event_id, payment_id, received_at)
         values ('asaas', $1, $2, $3, $4)`,
        [round, `evt_${name}`, secondId, new Date(NOW)],
      );
    }
    asked = [];
    await meet(/with next as/, one.events.handleAll, other.events.handleAll);
    expect([countAsked(`GET /payments/${secondId}`), await paidOf(again)]).toMatchObject([1, [{}]]);
  });

  it('write a payment down once, which one of them hears of and the other reads', async () => {
    const id = await owe();
    await pay(id);
    const invoice = await find(id);
    const refresh = (server: Server) => () => server.desk.refresh(invoice, '');
    await meet(/insert into invoice_entry/, refresh(one), refresh(other));
    expect(await paidOf(id)).toHaveLength(1);
  });

  it('tell once of what both find in the same night', async () => {
    const id = await owe();
    const paymentId = await pay(id);
    const { compareAll } = one.differences;
    await meet(
      new RegExp(`^GET .payments.${paymentId}$`),
      compareAll,
      other.differences.compareAll,
    );
    const found = await one.differences.list(round);
    expect(found.map(({ reason, isSettled }) => [reason, isSettled])).toEqual([
      ['paid', true],
      ['owed', true],
    ]);
    expect(await paidOf(id)).toHaveLength(1);
  });

  it('leave paid what one of them finds overdue at the same moment', async () => {
    const id = await owe();
    await pay(id);
    const invoice = await find(id);
    day = '2026-08-25';
    const fallDue = () => one.desk.fallDue(invoice);
    await meet(/insert into invoice_entry/, fallDue, () => other.desk.refresh(invoice, ''));
    expect(await find(id)).toMatchObject({ status: 'RECEIVED', open: 0 });
  });

  it('give money back once where two people ask for it', async () => {
    const id = await owe();
    const paymentId = await pay(id);
    await one.desk.refresh(await find(id), '');
    const refund = (server: Server) => () => server.desk.refund(id, 4_000, BY_ITSELF);
    const both = await meet(/update invoice set refunding/, refund(one), refund(other));
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(asaas.payments.get(paymentId)?.['refunds']).toHaveLength(1);
    expect(await find(id)).toMatchObject({ paid: (await paidOf(id))[0]!.cents * -1 - 4_000 });
  });

  it('suspend an account once, and open it once', async () => {
    const id = await owe();
    await meet(/update account set suspended_at/, one.suspend, other.suspend);
    expect(told).toEqual([`${round} suspended`]);
    await one.invoices.change(id, () => ({ change: { status: 'RECEIVED' }, entries: [] }));
    const { restoreAll } = one.late;
    await meet(/update account set suspended_at/, restoreAll, other.late.restoreAll);
    expect(told).toEqual([`${round} suspended`, `${round} restored`]);
    expect(await suspensionOf()).toBeNull();
  });

  it('suspend nobody who pays at the other meanwhile', async () => {
    const id = await owe();
    const inCash = { day: DAY, cents: 0, rest: 'open' } as const;
    const receive = () => other.desk.receiveInCash(id, inCash, BY_ITSELF);
    await meet(/from invoice .* for update/, one.suspend, receive);
    expect(await suspensionOf()).toBeNull();
  });

  it('leave suspended by hand whom the other suspends for an invoice meanwhile', async () => {
    await owe();
    const byHand = () => other.rights.suspend(round, { userId: 7, reason: 'Fraud' });
    await meet(/from account\s.* for update/s, one.suspend, byHand);
    expect(await suspensionOf()).toMatchObject({ byUserId: 7, reason: 'Fraud' });
  });
});
