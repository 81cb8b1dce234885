import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, DAY_MS, toDayKey } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { createAsaas } from './asaas';
import { createForeignCharges } from './foreign-charges';
import { InvoiceStore } from './invoice-store';
import { startTestAsaas, type TestAsaas } from './testing';

const NOON = Date.UTC(2026, 7, 21, 12);
const TODAY = toDayKey(NOON, 'America/Sao_Paulo');
const DUE = addDays(TODAY, 5);
let asaas: TestAsaas;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  asaas = await startTestAsaas();
  ends.push(() => asaas.stop());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/**
 * Calls the provider as somebody would in its own panel, or as a call of ours whose answer was
 * lost.
 */
async function there(method: string, path: string, body: object = {}): Promise<string> {
  const reply = await fetch(`${asaas.url}${path}`, {
    method,
    headers: { access_token: asaas.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status, path).toBe(200);
  return String(((await reply.json()) as { id: string }).id);
}
const makeCustomer = () => there('POST', '/customers', { name: 'Oficina', cpfCnpj: '52998224725' });
const makeCharge = (customer: string, more: object = {}) =>
  there('POST', '/payments', { customer, value: 250, dueDate: DUE, ...more });

async function startBilling(): Promise<{ server: TestApp; admin: TestBrowser }> {
  const { url, key } = asaas;
  const server = await startTestApp({ config: { asaas: { url, key, webhookToken: 'token' } } });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const json = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json });
  return { server, admin };
}

it('tells of a charge that the provider alone has, and never touches it', async () => {
  const { server, admin } = await startBilling();
  const account = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
  const accountId = Number((await admin.call('POST /api/users', { json: account })).json['id']);
  const charge = async () => {
    const json = { accountId, dueDate: DUE, value: 10_000, document: '52998224725' };
    return Number((await admin.call('POST /api/invoices', { json })).json['id']);
  };
  const found = async () => {
    server.wait(DAY_MS);
    await server.app.sweep();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const { text } = await admin.call('GET /api/invoices/differences');
    return JSON.parse(text) as Record<string, unknown>[];
  };
  await charge();
  const cancelled = await charge();
  const customer = await makeCustomer();
  const panel = await makeCharge(customer);
  // The answer was lost, and the invoice was cancelled before it was sent again: its code can still be paid.
  await admin.call(`POST /api/invoices/${cancelled}/cancel`, { json: {} });
  const lost = await makeCharge(customer, {
    externalReference: `invoice-${cancelled}`,
    value: 100,
  });
  const before = structuredClone(asaas.payments);

  const first = await found();
  expect(first.map(({ providerId }) => providerId).sort()).toEqual([panel, lost].sort());
  expect(first.find(({ providerId }) => providerId === panel)).toMatchObject({
    reason: 'foreign',
    invoiceId: 0,
    accountName: 'Oficina',
    currency: 'BRL',
    ours: 0,
    theirs: 25_000,
    status: 'PENDING',
    dueDate: DUE,
    isSettled: false,
  });
  expect(asaas.payments.get(panel)).toEqual(before.get(panel));
  expect(asaas.payments.get(lost)).toEqual(before.get(lost));

  // What is paid of it is told the same night, as of the day on which it was found.
  asaas.pay(panel, TODAY, 251.5);
  await there('DELETE', `/payments/${lost}`);
  const second = await found();
  const [open, settled] = second;
  expect(second).toHaveLength(2);
  expect(open).toMatchObject({
    providerId: panel,
    status: 'RECEIVED',
    theirs: 25_150,
    isSettled: false,
    foundAt: first.find(({ providerId }) => providerId === panel)?.['foundAt'],
  });
  expect(settled).toMatchObject({ providerId: lost, isSettled: true });
  asaas.refund(panel);
  expect((await found()).map(({ isSettled }) => isSettled)).toEqual([true, true]);

  // It is nobody else's.
  const browser = server.browser();
  await browser.signIn(account.email, account.password);
  expect((await browser.call('GET /api/invoices/differences')).status).toBe(403);
  await admin.signIn(ADMIN.email, ADMIN.password);
});

it('waits for an invoice that will find its charge, and asks no more often than a hundred charges at a time', async () => {
  const database: Database = await openTestDatabase();
  ends.push(() => database.close());
  const { url, key, fetch: ask } = asaas;
  const paths: string[] = [];
  let isCut = false;
  const provider = createAsaas({
    url,
    key,
    webhookToken: undefined,
    userAgent: async () => 'test/1',
    fetch: async (input, init) => {
      paths.push(
        String(input)
          .slice(url.length)
          .replace(/\?.*offset=(\d+).*/, ' $1'),
      );
      if (isCut && String(input).includes('offset=100')) return new Response('', { status: 500 });
      return ask(input, init);
    },
  });
  const invoices = new InvoiceStore(database, 'test', () => NOON);
  const foreign = createForeignCharges({
    db: database,
    origin: 'test',
    invoices,
    providerOf: () => provider,
    clock: () => NOON,
    desk: { takeBack: async () => false },
  });
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
      provider: provider.name,
      terms: { fine: null, interest: 0, discount: null },
      suspendDays: 0,
      trustDays: 0,
      remindDays: '',
    },
    { day: TODAY, userId: 0, userName: '', note: '' },
  );
  const told = async () =>
    (
      await database.query(
        'select provider_id, customer, is_settled from billing_difference order by provider_id',
      )
    ).rows;
  const customer = await makeCustomer();
  const mark = (await invoices.find(Number(id)))?.mark;
  const awaited = await makeCharge(customer, { externalReference: `invoice-${id}-${mark}` });
  const panel = await makeCharge(customer);
  for (let more = 0; more < 148; more += 1) await makeCharge(customer);
  await foreign.compare(0, addDays(TODAY, -60));
  const rows = await told();
  expect(rows).toHaveLength(149);
  expect(rows.map((row) => row['provider_id'])).not.toContain(awaited);
  expect(paths.filter((path) => path.startsWith('/payments'))).toEqual([
    ...['/payments 0', '/payments 100', '/payments 0'],
  ]);
  // Their one customer is asked for once.
  expect(paths.filter((path) => path.startsWith('/customers'))).toHaveLength(1);

  // Paid, and longer ago than what is compared, it is told no more; one that is late stays.
  asaas.pay(panel, TODAY);
  asaas.payments.forEach((payment) => {
    payment['dueDate'] = addDays(TODAY, -90);
    if (payment['status'] === 'PENDING') payment['status'] = 'OVERDUE';
  });
  await foreign.compare(0, addDays(TODAY, -60));
  expect(await told()).toHaveLength(148);
  expect((await told()).map((row) => row['provider_id'])).not.toContain(panel);

  // A list that is cut off says of none that it is gone.
  isCut = true;
  asaas.payments.forEach((payment) => (payment['deleted'] = true));
  await expect(foreign.compare(0, addDays(TODAY, -60))).rejects.toThrow('500');
  expect((await told()).some((row) => row['is_settled'])).toBe(false);
});
