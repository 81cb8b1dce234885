import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { startTestAsaas, type TestAsaas } from './testing';

const PASSWORD = 'a long password';
const TOKEN = 'a webhook token';
const NOON = Date.UTC(2026, 7, 21, 12);
const TODAY = toDayKey(NOON, 'America/Sao_Paulo');

let asaas: TestAsaas;
let server: TestApp;
let admin: TestBrowser;
let payer: TestBrowser;
let accountId: number;

beforeEach(async () => {
  asaas = await startTestAsaas();
  const { url, key } = asaas;
  server = await startTestApp({ config: { asaas: { url, key, webhookToken: TOKEN } } });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const json = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json });
  accountId = await make('users', { name: 'Bia', email: 'bia@example.com', password: PASSWORD });
  payer = server.browser();
  await payer.signIn('bia@example.com', PASSWORD);
});
afterEach(async () => {
  await server.stop();
  await asaas.stop();
});

async function make(path: string, json: object): Promise<number> {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
}
const contract = (document: string, startsOn = addDays(TODAY, 3)) =>
  make('billing-contracts', {
    name: 'Flat',
    accountId,
    priceKind: 'account',
    cents: 10_000,
    document,
    startsOn,
    dueDay: Number(startsOn.slice(8)),
  });
const onlyInvoice = async (): Promise<Record<string, unknown>> => {
  const list = JSON.parse((await payer.call('GET /api/invoices')).text) as Record<
    string,
    unknown
  >[];
  expect(list).toHaveLength(1);
  return list[0] ?? {};
};
const tell = (id: string, paymentId: string, token = TOKEN) =>
  server.browser().call('POST /api/billing/asaas', {
    json: { id, event: 'PAYMENT_RECEIVED', payment: { id: paymentId, status: 'REFUNDED' } },
    headers: { 'asaas-access-token': token },
  });
const paymentId = (): string => [...asaas.payments.keys()][0] ?? '';

it('[S1.28] has an invoice paid at the provider once, believes no message, and counts no payment twice', async () => {
  await contract('52998224725');
  await server.app.sweep();
  await server.app.sweep();
  expect(asaas.payments.size).toBe(1);
  expect([...asaas.payments.values()][0]).toMatchObject({ value: 100, billingType: 'UNDEFINED' });
  const { id } = await onlyInvoice();
  expect(await onlyInvoice()).toMatchObject({ status: 'PENDING', open: 10_000, problem: '' });
  expect((await payer.call(`GET /api/invoices/${id}/payment`)).json).toMatchObject({
    total: 10_000,
    pix: expect.stringContaining('br.gov.bcb.pix') as string,
    boleto: expect.stringMatching(/^\d{47}$/) as string,
  });
  // Forged, and of a payment that is none of ours.
  expect((await tell('evt_0', paymentId(), 'wrong')).status).toBe(401);
  expect((await tell('evt_1', 'pay_unknown')).status).toBe(200);
  // What the message says of its payment is not believed: it is read again.
  expect((await tell('evt_2', paymentId())).status).toBe(200);
  await server.app.sweep();
  expect(await onlyInvoice()).toMatchObject({ status: 'PENDING' });

  asaas.pay(paymentId(), TODAY);
  await Promise.all(Array.from({ length: 10 }, () => tell('evt_3', paymentId())));
  await Promise.all([tell('evt_4', paymentId()), tell('evt_5', paymentId())]);
  await server.app.sweep();
  expect(await onlyInvoice()).toMatchObject({
    status: 'RECEIVED',
    open: 0,
    paid: 10_000,
    paidDate: TODAY,
  });
  // What the provider kept is for who sells.
  expect(await onlyInvoice()).toMatchObject({ providerFee: null });
  const own = (await payer.call(`GET /api/invoices/${id}`)).json;
  expect(own).toMatchObject({ providerFee: null });
  const sold = await admin.call('GET /api/invoices?all=true');
  expect(sold.json).toMatchObject([{ id, providerFee: 199 }]);
  expect((await admin.call(`GET /api/invoices/${id}`)).json).toMatchObject({ providerFee: 199 });
  const entries = JSON.parse((await payer.call(`GET /api/invoices/${id}/entries`)).text) as {
    kind: string;
    cents: number;
  }[];
  expect(entries.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);

  const part = await admin.call(`POST /api/invoices/${id}/refund`, { json: { value: 4_000 } });
  expect(part.json).toMatchObject({ status: 'RECEIVED', paid: 6_000, open: 0 });
  const all = await admin.call(`POST /api/invoices/${id}/refund`, { json: { value: 6_000 } });
  expect(all.json).toMatchObject({ status: 'REFUNDED', paid: 0, open: 0 });
  expect(all.json).toMatchObject({ providerFee: 199 });
});

it('knows what the provider keeps once it is paid, by card too, and nothing of cash', async () => {
  const feeOf = async () => (await admin.call(`GET /api/invoices/${id}`)).json['providerFee'];
  await contract('52998224725');
  await server.app.sweep();
  const { id } = await onlyInvoice();
  expect(asaas.payments.get(paymentId())).toMatchObject({ netValue: 98.01 });
  expect(await feeOf()).toBeNull();
  const json = { paidDate: TODAY };
  await admin.call(`POST /api/invoices/${id}/receive-in-cash`, { json });
  await tell('evt_1', paymentId());
  expect(await feeOf()).toBeNull();
  await admin.call(`POST /api/invoices/${id}/undo-cash`, { json: {} });

  asaas.pay(paymentId(), TODAY, undefined, 'CREDIT_CARD');
  const payment = asaas.payments.get(paymentId());
  expect(payment).toMatchObject({ status: 'CONFIRMED', paymentDate: null, netValue: 96.52 });
  // Known later than the payment, and another one once it comes in.
  Object.assign(payment ?? {}, { netValue: null });
  for (const [event, netValue, fee] of [
    ['evt_2', null, null],
    ['evt_3', 96.52, 348],
    ['evt_4', 96.51, 349],
  ] as const) {
    Object.assign(payment ?? {}, { netValue });
    await tell(event, paymentId());
    await tell(event, paymentId());
    await server.app.sweep();
    expect(await feeOf(), event).toBe(fee);
  }
  asaas.refund(paymentId());
  await tell('evt_5', paymentId());
  await server.app.sweep();
  expect((await admin.call(`GET /api/invoices/${id}`)).json).toMatchObject({
    status: 'REFUNDED',
    providerFee: 349,
  });
});

it('gives the provider a document bare and in capitals, and shows it as it was written', async () => {
  await contract('12.abc.345/01de-35');
  await server.app.sweep();
  expect([...asaas.customers.values()]).toMatchObject([{ cpfCnpj: '12ABC34501DE35' }]);
  expect(await onlyInvoice()).toMatchObject({ document: '12.abc.345/01de-35', problem: '' });
});

it('finds a payment whose message was lost, and says what the provider has against an invoice', async () => {
  await contract('1');
  await server.app.sweep();
  expect(await onlyInvoice()).toMatchObject({
    status: 'rastro-generated',
    problem: 'O CPF/CNPJ informado é inválido.',
  });
  const { id } = await onlyInvoice();
  asaas.fault.status = 500;
  await server.app.sweep();
  asaas.fault.status = null;
  // Whoever pays at the desk meanwhile has paid.
  const json = { paidDate: TODAY };
  const cash = await admin.call(`POST /api/invoices/${id}/receive-in-cash`, { json });
  expect(cash.json).toMatchObject({ status: 'RECEIVED_IN_CASH' });
  await server.app.sweep();
  expect(asaas.payments.size).toBe(0);
});

it('sends an invoice once its contract has a document that is right, due on that day where it was due before', async () => {
  const dueDate = addDays(TODAY, -5);
  const id = await contract('1', dueDate);
  await server.app.sweep();
  expect(await onlyInvoice()).toMatchObject({
    dueDate,
    status: 'OVERDUE',
    problem: 'O CPF/CNPJ informado é inválido.',
  });
  const json = { document: '52998224725' };
  // Who takes it away takes none from an invoice.
  for (const given of [json, { document: '' }]) {
    const changed = await admin.call(`PATCH /api/billing-contracts/${id}`, { json: given });
    expect(changed.status).toBe(200);
  }
  expect(await onlyInvoice()).toMatchObject({ ...json, problem: '' });
  await server.app.sweep();
  expect([...asaas.payments.values()]).toMatchObject([{ dueDate: TODAY }]);
  expect(await onlyInvoice()).toMatchObject({
    dueDate: TODAY,
    lastDueDate: dueDate,
    status: 'PENDING',
    problem: '',
  });
  // What is at the provider keeps the document that it was sent with.
  const other = { document: '11222333000181' };
  expect((await admin.call(`PATCH /api/billing-contracts/${id}`, { json: other })).status).toBe(
    200,
  );
  expect(await onlyInvoice()).toMatchObject(json);
});

it('charges once who opens an invoice while it is sent, and at once who opens one before', async () => {
  await contract('52998224725');
  const json = { accountId, dueDate: addDays(TODAY, 9), value: 700, document: '123' };
  const { id } = (await admin.call('POST /api/invoices', { json })).json;
  // With a wrong document it is refused, and asked for no more by a look.
  await payer.call(`GET /api/invoices/${id}/payment`);
  const asked = asaas.calls.length;
  expect(asked).toBeGreaterThan(0);
  await payer.call(`GET /api/invoices/${id}/payment`);
  expect(asaas.calls).toHaveLength(asked);
  await admin.call(`POST /api/invoices/${id}/cancel`, { json: {} });
  // Without one it is that of the contract.
  const { document: _document, ...more } = json;
  const other = (await admin.call('POST /api/invoices', { json: more })).json;
  expect(other).toMatchObject({ document: '52998224725' });
  await admin.call(`POST /api/invoices/${other['id']}/cancel`, { json: {} });

  asaas.fault.status = 500;
  await server.app.sweep();
  asaas.fault.status = null;
  const invoices = JSON.parse((await payer.call('GET /api/invoices')).text) as { id: number }[];
  const open = invoices.find((each) => each.id !== id && each.id !== other['id'])?.id;
  await Promise.all([
    server.app.sweep(),
    ...Array.from({ length: 8 }, () => payer.call(`GET /api/invoices/${open}/payment`)),
    server.app.sweep(),
  ]);
  expect(asaas.payments.size).toBe(1);
  expect((await payer.call(`GET /api/invoices/${open}/payment`)).json).toMatchObject({
    pix: expect.stringContaining('br.gov.bcb.pix') as string,
  });
});

it('makes up for messages that never came', async () => {
  await contract('52998224725');
  await server.app.sweep();
  asaas.pay(paymentId(), TODAY);
  server.wait(24 * 3_600_000);
  await server.app.sweep();
  await payer.signIn('bia@example.com', PASSWORD);
  expect(await onlyInvoice()).toMatchObject({ status: 'RECEIVED', open: 0 });
});
