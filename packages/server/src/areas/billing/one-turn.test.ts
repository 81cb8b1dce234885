import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { createTurns } from '../../db/take-turns';
import { openTestDatabase } from '../../db/testing';
import { ASAAS, createAsaas } from './asaas';
import { BillingDesk, BY_ITSELF } from './billing-desk';
import { createDifferences } from './differences';
import { InvoiceStore } from './invoice-store';
import { createPayers } from './payers';
import { createSendInvoice } from './send-invoice';
import { startTestAsaas, type TestAsaas } from './testing';

const DAY = '2026-08-21';
const DUE = '2026-08-26';
const CASH = { day: DAY, cents: 0, rest: 'open' } as const;
let asaas: TestAsaas;
let database: Database;
let invoices: InvoiceStore;
/** Runs once the provider has made a charge, and before it says so. */
let meanwhile: (() => Promise<unknown>) | undefined;
let key: string;

beforeEach(async () => {
  [asaas, database, meanwhile] = [await startTestAsaas(), await openTestDatabase(), undefined];
  key = asaas.key;
  invoices = new InvoiceStore(database, 'test', () => Date.parse(DAY));
});
afterEach(async () => {
  await database.close();
  await asaas.stop();
});

const ask: typeof fetch = async (input, init) => {
  const reply = await asaas.fetch(input, init);
  if (init?.method !== 'POST' || !String(input).endsWith('/payments')) return reply;
  const run = meanwhile;
  meanwhile = undefined;
  await run?.();
  return reply;
};
/** A server as it comes up, and how long its people wait. */
function open(patienceMs = 60_000) {
  const { url } = asaas;
  const userAgent = async () => 'test/1';
  const provider = createAsaas({ url, key, webhookToken: undefined, userAgent, fetch: ask });
  const log = { warn: () => undefined };
  // Turns of this server alone: another one is what does not wait for it.
  const takeTurns = createTurns({ db: { ...database, kind: 'pglite' }, log });
  const [providerOf, today, onChanged] = [() => provider, () => DAY, async () => undefined];
  const desk = new BillingDesk({
    store: invoices,
    providerOf,
    takeTurns,
    today,
    onChanged,
    patienceMs,
    clock: Date.now,
  });
  const readCustomer = { account: async () => ({ name: 'Bia' }) };
  const payers = createPayers({
    db: database,
    origin: 'test',
    prefix: '',
    readCustomer,
    takeTurns,
  });
  const clock = () => Date.parse(`${DAY}T12:00:00Z`);
  return {
    desk,
    provider,
    send: createSendInvoice({ payers, invoices, providerOf, today, takeTurns, onChanged }),
    differences: createDifferences({
      db: database,
      origin: 'test',
      invoices,
      desk,
      providerOf,
      takeTurns,
      clock,
      today,
      log,
      listSellers: () => [0],
    }),
  };
}
async function owe(): Promise<number> {
  const id = await invoices.create(
    {
      userId: 2,
      sellerId: 0,
      accountName: 'Bia',
      document: '52998224725',
      lines: [],
      contractId: null,
      from: null,
      to: null,
      dueOn: DUE,
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
  );
  return Number(id);
}
const find = async (id: number) => (await invoices.find(id))!;
const kinds = async (id: number) =>
  (await invoices.listEntries(id)).map(({ kind }) => kind).filter((kind) => kind !== 'status');
const charges = () => [...asaas.payments.values()];
const openCharges = () => charges().filter(({ deleted }) => deleted !== true);

type Act = (desk: BillingDesk, id: number) => Promise<unknown>;
const payPart: Act = (desk, id) => desk.receiveInCash(id, { ...CASH, cents: 4_000 }, BY_ITSELF);
const ACTS: [string, Act, object][] = [
  ['cash', (desk, id) => desk.receiveInCash(id, CASH, BY_ITSELF), { status: 'RECEIVED_IN_CASH' }],
  ['a part in cash', payPart, { paid: 4_000, open: 6_000 }],
  ['a cancellation', (desk, id) => desk.cancel(id, BY_ITSELF), { status: 'CANCELED', open: 0 }],
];

it.each(ACTS)('refuses %s while it is being sent, and does nothing of it', async (_name, act) => {
  const { desk, send } = open(0);
  const id = await owe();
  let refusal: unknown;
  meanwhile = () => act(desk, id).catch((error: unknown) => (refusal = error));
  await send(await find(id));
  expect(refusal).toMatchObject({ status: 409, code: 'INVOICE_BUSY' });
  await open().desk.refresh({ id }, '');
  expect(await find(id)).toMatchObject({ status: 'PENDING', open: 10_000, paid: 0 });
  expect(await kinds(id)).toEqual(['invoiced']);
});

it.each(ACTS)(
  'keeps %s that came while it was sent and its turn was lost',
  async (_name, act, kept) => {
    const id = await owe();
    // Its lock is of a connection that broke: another server does not wait.
    meanwhile = () => act(open().desk, id);
    await open().send(await find(id));
    expect(await find(id)).toMatchObject({ ...kept, providerId: null });
    expect(openCharges()).toEqual([]);
    expect(await kinds(id)).not.toContain('cashUndone');
  },
);

it.each(ACTS)(
  'keeps %s after a server that was killed before it wrote what it had sent',
  async (_name, act, kept) => {
    const id = await owe();
    meanwhile = () => Promise.reject(new Error('killed'));
    await open().send(await find(id));
    const { desk, send, differences } = open();
    await act(desk, id);
    await send(await find(id));
    await differences.compareAll();
    expect(await find(id)).toMatchObject({ ...kept, providerId: null });
    expect(charges()).toHaveLength(1);
    expect(openCharges()).toEqual([]);
    expect(await differences.list(0)).toEqual([]);
  },
);

it.each([
  ['while it was sent and its turn was lost', (id: number) => move(open().desk, id)],
  ['after a server that was killed', () => Promise.reject(new Error('killed'))],
])('keeps another due day that was said %s', async (_name, during) => {
  const id = await owe();
  meanwhile = () => during(id);
  await open().send(await find(id));
  if ((await find(id)).dueOn === DUE) await move(open().desk, id);
  await open().send(await find(id));
  expect(charges()).toMatchObject([{ dueDate: addDays(DUE, 4) }]);
  expect(await find(id)).toMatchObject({ dueOn: addDays(DUE, 4), status: 'PENDING' });
});
const move = (desk: BillingDesk, id: number) => desk.changeDueDay(id, addDays(DUE, 4), BY_ITSELF);

it.each([...ACTS, ['another due day', move, { dueOn: addDays(DUE, 4) }] as (typeof ACTS)[number]])(
  'keeps %s that was done while its account at the provider was not set up, once it is back',
  async (_name, act, kept) => {
    const id = await owe();
    await open().send(await find(id));
    key = asaas.otherKey;
    const other = open();
    // Within the hour; before, its provider is asked and says that it does not know it.
    if (act === payPart) await invoices.markAstray(ASAAS, 0, await other.provider.account());
    await act(other.desk, id);
    key = asaas.key;
    const { desk, differences } = open();
    await desk.refresh({ id }, '');
    await differences.compareAll();
    expect(await find(id)).toMatchObject(kept);
    const { providerId, dueOn } = await find(id);
    expect(openCharges().map(({ dueDate }) => dueDate)).toEqual(providerId === null ? [] : [dueOn]);
  },
);

it('takes no older word of the provider for that of now', async () => {
  const { desk, send, differences } = open();
  const id = await owe();
  await send(await find(id));
  // What the comparison of the night read before somebody came with cash would take the cash back.
  await Promise.all([
    differences.compareAll(),
    desk.receiveInCash(id, CASH, BY_ITSELF).catch(() => undefined),
  ]);
  await differences.compareAll();
  const { status, paid } = await find(id);
  const [there] = charges();
  expect([status, paid]).toEqual(
    there?.['status'] === 'RECEIVED_IN_CASH' ? ['RECEIVED_IN_CASH', 10_000] : ['PENDING', 0],
  );
  expect(await kinds(id)).not.toContain('cashUndone');
});
