import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { createTurns } from '../../db/take-turns';
import { openTestDatabase } from '../../db/testing';
import { applyPayment } from './apply-payment';
import { ASAAS, createAsaas } from './asaas';
import { BillingDesk, BY_ITSELF } from './billing-desk';
import { InvoiceStore } from './invoice-store';
import { startTestAsaas, type TestAsaas } from './testing';

const DAY = '2026-08-21';
const BY = { userId: 7, userName: 'Ana', note: 'Five days without signal' };
let asaas: TestAsaas;
let database: Database;
let invoices: InvoiceStore;
/** Matches the requests whose answer is lost once the provider has carried them out. */
let lost: ((url: string) => boolean) | undefined;

beforeEach(async () => {
  [asaas, database, lost] = [await startTestAsaas(), await openTestDatabase(), undefined];
  invoices = new InvoiceStore(database, 'test', () => Date.parse(DAY));
});
afterEach(async () => {
  await database.close();
  await asaas.stop();
});

const ask: typeof fetch = async (input, init) => {
  const reply = await asaas.fetch(input, init);
  if (lost?.(String(input))) throw new Error('the answer was lost');
  return reply;
};
/** A server as it comes up. */
const open = () => {
  const { url, key } = asaas;
  const userAgent = async () => 'test/1';
  const provider = createAsaas({ url, key, webhookToken: undefined, userAgent, fetch: ask });
  const takeTurns = createTurns({ db: database, log: { warn: () => undefined } });
  const desk = new BillingDesk({
    store: invoices,
    providerOf: () => provider,
    takeTurns,
    today: () => DAY,
    clock: Date.now,
    onChanged: async () => undefined,
  });
  return { desk, provider };
};
const payer = {
  userId: 2,
  name: 'Bia',
  email: '',
  phone: '',
  document: '52998224725',
  payerId: undefined,
  told: '',
};

/** One of 100.00 that is at the provider, and paid there. */
async function pay(): Promise<{ id: number; paymentId: string }> {
  const id = Number(
    await invoices.create(
      {
        userId: 2,
        sellerId: 0,
        accountName: 'Bia',
        document: '52998224725',
        lines: [],
        contractId: null,
        from: null,
        to: null,
        dueOn: '2026-08-26',
        value: 10_000,
        carried: 0,
        currency: 'BRL',
        status: 'GENERATED',
        description: '',
        provider: ASAAS,
        terms: { fine: null, interest: 0, discount: null },
        suspendDays: 0,
        trustDays: 0,
        remindDays: '',
      },
      { day: DAY, ...BY_ITSELF },
    ),
  );
  const { provider, desk } = open();
  const made = await invoices.find(id);
  if (!made) throw new Error('no invoice');
  const { payerId } = await provider.findPayer(payer);
  const payment = await provider.send(made, { payerId, dueOn: made.dueOn });
  await invoices.change(id, (kept, written) =>
    applyPayment(kept, written, payment, { day: DAY, note: '' }),
  );
  asaas.pay(payment.providerId, DAY);
  await refresh(desk, id);
  return { id, paymentId: payment.providerId };
}
async function refresh(desk: BillingDesk, id: number): Promise<void> {
  const kept = await invoices.find(id);
  if (kept) await desk.refresh(kept, 'evt_1');
}
const refundsOf = (paymentId: string) =>
  ((asaas.payments.get(paymentId)?.['refunds'] ?? []) as { value: number }[]).map(
    ({ value }) => value,
  );
const entriesOf = async (id: number) =>
  (await invoices.listEntries(id))
    .filter(({ kind }) => kind === 'refunded')
    .map(({ cents, userName, note }) => [cents, userName, note]);

it('gives a part back once where two ask for it at the same moment, on two servers', async () => {
  const { id, paymentId } = await pay();
  const [one, other] = [open(), open()];
  const replies = await Promise.allSettled([
    one.desk.refund(id, 4_000, BY),
    one.desk.refund(id, 4_000, BY),
    other.desk.cancel(id, BY),
  ]);
  // Whoever of the two comes first.
  const statuses = replies.map(({ status }) => status);
  expect([...statuses.slice(0, 2).sort(), statuses[2]]).toEqual([
    ...['fulfilled', 'rejected', 'rejected'],
  ]);
  expect(refundsOf(paymentId)).toEqual([40]);
  expect(await invoices.find(id)).toMatchObject({ paid: 6_000, open: 0, refunding: null });
  // Who has seen it may give back more.
  await one.desk.refund(id, 4_000, BY);
  expect(refundsOf(paymentId)).toEqual([40, 40]);
  expect(await invoices.find(id)).toMatchObject({ paid: 2_000, open: 0 });
});

it('gives nothing back twice where the answer was lost, whoever has heard of it meanwhile', async () => {
  for (const isHeard of [false, true]) {
    const { id, paymentId } = await pay();
    lost = (url) => url.endsWith('/refund') || !isHeard;
    await expect(open().desk.refund(id, 4_000, BY)).rejects.toThrow();
    lost = undefined;
    expect(refundsOf(paymentId)).toEqual([40]);
    const { desk } = open();
    if (isHeard) await refresh(desk, id);
    await desk.refund(id, 4_000, BY);
    expect(refundsOf(paymentId)).toEqual([40]);
    expect(await invoices.find(id)).toMatchObject({ paid: 6_000, open: 0, refunding: null });
    const entries = await entriesOf(id);
    expect(entries).toHaveLength(1);
    if (!isHeard) expect(entries).toEqual([[4_000, BY.userName, BY.note]]);
    // The next is one that somebody asks for anew.
    await desk.refund(id, 6_000, BY);
    expect(refundsOf(paymentId)).toEqual([40, 60]);
    expect(await invoices.find(id)).toMatchObject({ status: 'REFUNDED', paid: 0, open: 0 });
  }
});

it('asks again for what never reached the provider', async () => {
  const { id, paymentId } = await pay();
  const { fetch } = asaas;
  asaas.fetch = async (input, init) => {
    if (String(input).endsWith('/refund')) throw new Error('not connected');
    return fetch(input, init);
  };
  await expect(open().desk.refund(id, 4_000, BY)).rejects.toThrow();
  asaas.fetch = fetch;
  expect(await invoices.find(id)).toMatchObject({ paid: 10_000, refunding: { cents: 4_000 } });
  await open().desk.refund(id, 4_000, BY);
  expect(refundsOf(paymentId)).toEqual([40]);
  expect(await entriesOf(id)).toEqual([[4_000, BY.userName, BY.note]]);
});
