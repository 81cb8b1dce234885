import { afterEach, expect, it } from 'vitest';
import { addDays, BILLING_ZONE, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openServiceDoor } from '../../traccar/testing/open-service-door';
import { useFront } from '../../traccar/testing/use-front';
import { startTestAsaas, type TestAsaas } from './testing';

const at = useFront();
const PASSWORD = 'a long password';
const TOKEN = 'shown with each message';
const DOCUMENT = '52998224725';
/** Start of a test server's clock. */
const START = Date.UTC(2026, 7, 21, 12);
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Told {
  id: number;
  accountId: number;
  sellerId: number;
  status: string;
  value: number;
  provider: string;
  endsOn: string | null;
  suspendsOn: string | null;
}
interface Account {
  id: number;
  browser: TestBrowser;
}
interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  asaas: TestAsaas;
  sweep: () => Promise<unknown>;
  nowMs: number;
  mark: string;
}

const listOf = async <T = Told>(browser: TestBrowser, path: string): Promise<T[]> => {
  const reply = await browser.call(`GET /api/${path}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as T[];
};
const setBilling = (admin: TestBrowser, isOn: boolean) =>
  admin.call('PATCH /api/server', {
    json: { attributes: { 'rastro.enableBilling': isOn ? true : null } },
  });

const openEngine = async (asaas: TestAsaas): Promise<Scene> => {
  const server = await startTestApp({ config: { asaasUrl: asaas.url } });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const sweep = () => server.app.sweep();
  return { door: server, admin, asaas, sweep, nowMs: START, mark: 'engine' };
};
const openProxy = async (asaas: TestAsaas): Promise<Scene> => {
  const config = { asaasUrl: asaas.url };
  const door = await openServiceDoor(at, { config });
  ends.push(() => door.stop());
  const admin = door.browser();
  const { email, password } = at.elsewhere.admin;
  await admin.signIn(email, password);
  const sweep = () => door.app.sweep();
  return { door, admin, asaas, sweep, nowMs: Date.now(), mark: String(Date.now()) };
};

/** Two resellers, one of them with a reseller below, each with a customer. */
async function makeTrees({ door, admin, mark }: Scene) {
  const add = async (as: TestBrowser, name: string, more: object = {}): Promise<Account> => {
    const email = `${name}-${mark}@example.com`;
    const json = { name, email, password: PASSWORD, ...more };
    const reply = await as.call('POST /api/users', { json });
    expect(reply.status, reply.text).toBe(200);
    const browser = door.browser();
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    return { id: Number(reply.json['id']), browser };
  };
  const resell = async (as: TestBrowser, { id: userId }: Account, maxResellers: number) => {
    const reply = await as.call('POST /api/resellers', { json: { userId, maxResellers } });
    expect(reply.status, reply.text).toBe(200);
  };
  const manager = { userLimit: -1, deviceLimit: -1 };
  const [north, south, plain] = [
    await add(admin, 'north'),
    await add(admin, 'south'),
    await add(admin, 'plain', manager),
  ];
  await resell(admin, north, 2);
  await resell(admin, south, 0);
  const west = await add(north.browser, 'west');
  await resell(north.browser, west, 0);
  return {
    north,
    south,
    plain,
    west,
    ana: await add(north.browser, 'ana'),
    wim: await add(west.browser, 'wim'),
    sol: await add(south.browser, 'sol'),
  };
}

/** A seller without a provider is paid by its own Pix key, and says who it is. */
async function payWithoutProvider(seller: Account, customer: Account): Promise<void> {
  const [owed] = await listOf(customer.browser, 'invoices');
  const path = `GET /api/invoices/${String(owed?.id)}/payment`;
  const before = (await customer.browser.call(path)).json;
  expect([before['pix'], before['sellerName']]).toEqual([undefined, '']);
  const save = (json: object) =>
    seller.browser.call('POST /api/integrations/seller', {
      json: { sellerName: 'Oeste', ...json },
    });
  for (const [json, field] of [
    [{ sellerDocument: '11.444.777/0001-62' }, 'sellerDocument'],
    [{ pixKey: '11987654321', pixCity: 'Bauru' }, 'pixKey'],
    [{ pixKey: '11.444.777/0001-61' }, 'pixCity'],
  ] as const) {
    expect((await save(json)).json).toMatchObject({ field });
  }
  const bankData = 'Banco 001\nAgência 1234';
  const pix = { pixKey: '11.444.777/0001-61', pixCity: 'Bauru', bankData };
  expect((await save(pix)).status).toBe(200);
  const tried = await seller.browser.call('POST /api/integrations/seller/test');
  expect(tried.json).toMatchObject({ isGood: true, params: { said: '11444777000161' } });
  const { json } = await customer.browser.call(path);
  expect(json).toMatchObject({ sellerName: 'Oeste', bank: bankData });
  const total = (Number(json['total']) / 100).toFixed(2);
  for (const part of ['011411444777000161', `54${String(total.length).padStart(2, '0')}${total}`]) {
    expect(json['pix']).toContain(part);
  }
  expect(json['pix']).toContain(`FATURA${String(owed?.id)}`);
}

/** A reseller bills who stands right below it, by a provider of its own; nobody beside it sees any of it. */
async function follow(scene: Scene): Promise<void> {
  const { door, admin, asaas, sweep, nowMs } = scene;
  const today = toDayKey(nowMs, BILLING_ZONE);
  const startsOn = addDays(today, -9);
  const { north, south, plain, west, ana, wim, sol } = await makeTrees(scene);
  const contract = (accountId: number) => ({
    name: 'Flat',
    accountId,
    priceKind: 'account',
    cents: 10_000,
    document: DOCUMENT,
    startsOn,
    dueDay: Number(startsOn.slice(8)),
    suspendDays: 30,
    remindDays: '',
  });
  const sign = (by: Account, accountId: number) =>
    by.browser.call('POST /api/billing-contracts', { json: contract(accountId) });

  // While there are no invoices nobody bills, and nobody sets up who takes payments.
  const payment = { token: asaas.otherKey, sandbox: true, email: 'money@north.example' };
  const save = (by: Account, json: object) =>
    by.browser.call('POST /api/integrations/payment', { json });
  expect((await sign(north, ana.id)).json).toMatchObject({ code: 'BILLING_DISABLED' });
  expect((await save(north, payment)).status).toBe(404);
  await setBilling(admin, true);

  // Who does not sell on bills nobody.
  const refusal = { code: 'ADMINISTRATOR_REQUIRED' };
  expect((await sign(plain, ana.id)).json).toMatchObject(refusal);
  expect((await sign(ana, ana.id)).json).toMatchObject(refusal);
  expect((await save(plain, payment)).status).toBe(403);

  const saved = await save(north, { ...payment, webhookToken: TOKEN });
  expect(saved.json, saved.text).toMatchObject({ key: 'payment', source: 'saved' });
  expect(saved.text).not.toContain(asaas.otherKey);
  expect((await north.browser.call('POST /api/integrations/payment/test')).json).toMatchObject({
    isGood: true,
  });
  // The server has none, and another reseller none of its own.
  expect((await admin.call('GET /api/integrations')).text).not.toContain('north.example');
  expect((await south.browser.call('GET /api/integrations')).text).not.toContain('north.example');

  // Right below, and not oneself, whose reseller stands between, or somebody else's.
  for (const account of [north, wim, sol, south, plain]) {
    const reply = await sign(north, account.id);
    expect([reply.status, reply.json], `account ${account.id}`).toMatchObject([
      422,
      { field: 'accountId' },
    ]);
  }
  const made = await sign(north, ana.id);
  expect(made.json, made.text).toMatchObject({ sellerId: north.id, accountId: ana.id });
  expect((await sign(north, west.id)).json).toMatchObject({ sellerId: north.id });
  expect((await sign(west, wim.id)).json).toMatchObject({ sellerId: west.id });

  // [S6.12] Nobody across, and nobody above but higher administrators who ask for it.
  const path = `billing-contracts/${String(made.json['id'])}`;
  for (const { browser } of [south, west]) {
    expect((await browser.call(`GET /api/${path}`)).status).toBe(404);
    const change = await browser.call(`PATCH /api/${path}`, { json: { cents: 1 } });
    expect(change.status).toBe(404);
    expect((await browser.call(`DELETE /api/${path}`)).status).toBe(404);
  }
  const sellersOf = async (browser: TestBrowser, query: string) =>
    new Set((await listOf(browser, query)).map(({ sellerId }) => sellerId));
  expect(await sellersOf(north.browser, 'billing-contracts')).toEqual(new Set([north.id]));
  const asked = `billing-contracts?sellerId=${north.id}`;
  expect(await sellersOf(south.browser, asked)).toEqual(new Set());
  expect(await sellersOf(west.browser, asked)).toEqual(new Set([west.id]));
  expect(await sellersOf(admin, asked)).toEqual(new Set([north.id]));
  expect((await listOf(admin, 'billing-contracts')).map(({ sellerId }) => sellerId)).not.toContain(
    north.id,
  );

  await Promise.all([sweep(), sweep()]);
  // Who opens an invoice that was made by hand pays it at once; nobody is charged twice.
  const soon = { accountId: ana.id, dueDate: addDays(today, 20), value: 900 };
  const byHand = await north.browser.call('POST /api/invoices', { json: soon });
  expect(byHand.json).toMatchObject({ provider: 'asaas' });
  const [byHandId, before] = [Number(byHand.json['id']), asaas.payments.size];
  await north.browser.call(`POST /api/invoices/${byHandId}/cancel`, { json: {} });
  expect((await ana.browser.call(`GET /api/invoices/${byHandId}/payment`)).status).toBe(200);
  expect(asaas.payments.size).toBe(before);
  const [bill, ...more] = (await listOf(ana.browser, 'invoices')).filter(
    (each) => each.id !== byHandId,
  );
  expect(more).toEqual([]);
  expect(bill).toMatchObject({ sellerId: north.id, value: 10_000, provider: 'asaas' });
  const id = Number(bill?.id);
  // A reseller without a provider waits for who says that it was paid.
  expect(await listOf(wim.browser, 'invoices')).toMatchObject([
    { sellerId: west.id, provider: 'manual' },
  ]);
  await payWithoutProvider(west, wim);
  expect(await sellersOf(north.browser, 'invoices?all=true')).toEqual(new Set([north.id]));
  expect(await sellersOf(south.browser, `invoices?all=true&sellerId=${north.id}`)).toEqual(
    new Set(),
  );
  expect(await sellersOf(admin, `invoices?all=true&sellerId=${north.id}`)).toEqual(
    new Set([north.id]),
  );
  expect((await listOf(admin, 'invoices?all=true')).map(({ sellerId }) => sellerId)).not.toContain(
    north.id,
  );
  const act = (browser: TestBrowser, of: number, what: string, json: object = {}) =>
    browser.call(`POST /api/invoices/${of}/${what}`, { json });
  for (const browser of [south.browser, west.browser]) {
    expect((await browser.call(`GET /api/invoices/${id}`)).status).toBe(404);
    expect((await act(browser, id, 'cancel')).status).toBe(404);
  }
  expect((await act(ana.browser, id, 'cancel')).status).toBe(403);

  // What the reseller owes itself it reads, and no more.
  const owed = { accountId: north.id, dueDate: addDays(today, 9), value: 700 };
  const own = await admin.call('POST /api/invoices', { json: owed });
  expect(own.json, own.text).toMatchObject({ sellerId: 0 });
  const ownId = Number(own.json['id']);
  expect((await north.browser.call(`GET /api/invoices/${ownId}`)).status).toBe(200);
  const cash = { paidDate: today };
  expect((await act(north.browser, ownId, 'receive-in-cash', cash)).status).toBe(403);
  expect((await act(north.browser, ownId, 'cancel')).status).toBe(403);

  // Paid at the reseller's own account there, which alone tells of it.
  const paymentId = [...asaas.payments.values()]
    .filter(({ externalReference }) => String(externalReference).startsWith(`invoice-${id}-`))
    .map((each) => String(each['id']))[0];
  if (paymentId === undefined) throw new Error('the invoice is not at the provider');
  asaas.pay(paymentId, today);
  const tell = (seller: string, token = TOKEN) =>
    door.browser().call(`POST /api/billing/asaas${seller}`, {
      json: { id: `evt-${paymentId}`, event: 'PAYMENT_RECEIVED', payment: { id: paymentId } },
      headers: { 'asaas-access-token': token },
    });
  for (const seller of ['', `/${south.id}`, `/${west.id}`, '/0', '/-1', '/1e3', '/x']) {
    expect((await tell(seller)).status, seller).toBe(401);
  }
  expect((await tell(`/${north.id}`, 'another token of 16')).status).toBe(401);
  await Promise.all(Array.from({ length: 10 }, () => tell(`/${north.id}`)));
  await sweep();
  const paid = (await ana.browser.call(`GET /api/invoices/${id}`)).json;
  expect(paid).toMatchObject({ status: 'RECEIVED', open: 0, paid: 10_000, providerFee: null });
  for (const [browser, asked] of [
    [north.browser, 'all=true'],
    [admin, `all=true&sellerId=${north.id}`],
  ] as const) {
    const sold = await listOf<{ id: number; providerFee: number | null }>(
      browser,
      `invoices?${asked}`,
    );
    expect(sold.find((each) => each.id === id)).toMatchObject({ providerFee: 199 });
  }

  // Figures for who bills.
  const salesOf = async (browser: TestBrowser) =>
    (await browser.call(`GET /api/resellers/${north.id}`)).json['sales'];
  const charge = { accountId: ana.id, dueDate: addDays(today, -7), value: 250 };
  const once = await north.browser.call('POST /api/invoices', { json: charge });
  expect(once.json, once.text).toMatchObject({ sellerId: north.id });
  const sales = [{ currency: 'BRL', open: 10_250, late: 250, paid: 10_000 }];
  expect(await salesOf(north.browser)).toEqual(sales);
  expect(await salesOf(admin)).toEqual(sales);
  expect((await south.browser.call(`GET /api/resellers/${north.id}`)).status).toBe(404);

  // Own systems hear of what one sold.
  const hook = { name: 'ERP', url: 'https://erp.north.example/', invoices: 'all' };
  const hear = (by: Account) => by.browser.call('POST /api/webhooks', { json: hook });
  expect((await hear(plain)).status).toBe(403);
  expect((await hear(north)).status).toBe(200);

  // A customer that is moved owes what was charged, and nothing more; it suspends nobody then.
  const json = { userId: ana.id, resellerId: south.id, apply: true };
  expect((await admin.call('POST /api/resellers/move', { json })).status).toBe(200);
  const late = await listOf(ana.browser, 'invoices');
  await sweep();
  const [ended] = (await listOf(north.browser, 'billing-contracts')).filter(
    ({ accountId }) => accountId === ana.id,
  );
  // To the end of what is invoiced.
  expect(ended).toMatchObject({ endsOn: paid['to'] });
  const prolong = await north.browser.call(`PATCH /api/${path}`, { json: { endsOn: null } });
  expect([prolong.status, prolong.json]).toMatchObject([422, { field: 'accountId' }]);
  expect((await sign(north, ana.id)).json).toMatchObject({ field: 'accountId' });
  expect((await sign(south, ana.id)).status).toBe(200);
  const left = await listOf(ana.browser, 'invoices');
  expect(left.filter(({ sellerId }) => sellerId === north.id)).toHaveLength(late.length);
  expect((await act(north.browser, Number(once.json['id']), 'cancel')).status).toBe(200);

  await setBilling(admin, false);
}

it.each([
  ['over the engine', openEngine],
  ['over a tracking server elsewhere', openProxy],
])('[S6.1] lets a reseller bill its customers, %s', async (_name, open) => {
  const asaas = await startTestAsaas();
  ends.push(() => asaas.stop());
  await follow(await open(asaas));
});

it('suspends a customer for its reseller no more once it was moved', async () => {
  const asaas = await startTestAsaas();
  ends.push(() => asaas.stop());
  const server = await startTestApp();
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const nowMs = START;
  const sweep = () => server.app.sweep();
  const scene = { door: server, admin, asaas, sweep, nowMs, mark: 'moved' };
  await setBilling(admin, true);
  const { north, south, ana } = await makeTrees(scene);
  const contract = {
    name: 'Flat',
    accountId: ana.id,
    priceKind: 'account',
    cents: 10_000,
    startsOn: '2026-08-10',
    dueDay: 10,
    suspendDays: 5,
  };
  await north.browser.call('POST /api/billing-contracts', { json: contract });
  await sweep();
  expect((await ana.browser.call('GET /api/devices')).json).toMatchObject({
    code: 'ACCOUNT_IS_SUSPENDED_TRUST',
  });
  const json = { userId: ana.id, resellerId: south.id, apply: true };
  expect((await admin.call('POST /api/resellers/move', { json })).status).toBe(200);
  await sweep();
  expect((await ana.browser.call('GET /api/devices')).status).toBe(200);
  expect(await listOf(ana.browser, 'invoices')).toMatchObject([
    { sellerId: north.id, status: 'OVERDUE', suspendsOn: null },
  ]);
});
