import { addDays, DAY_MS, toDayKey } from '@rastro/sdk/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { startTestAsaas, type TestAsaas } from './testing';

const NOON = Date.UTC(2026, 7, 21, 12);
const TODAY = toDayKey(NOON, 'America/Sao_Paulo');
const DOCUMENT = '52998224725';

let asaas: TestAsaas;
let server: TestApp;
let admin: TestBrowser;
let accountId: number;

beforeEach(async () => {
  asaas = await startTestAsaas();
  server = await startTestApp({ config: { asaasUrl: asaas.url } });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const json = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
  accountId = Number((await admin.call('POST /api/users', { json })).json['id']);
});
afterEach(async () => {
  await server.stop();
  await asaas.stop();
});

const charge = async (more: object = {}): Promise<number> => {
  const json = { accountId, dueDate: addDays(TODAY, 5), value: 700, document: DOCUMENT, ...more };
  const reply = await admin.call('POST /api/invoices', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const send = (id: number, by = admin) => by.call(`POST /api/invoices/${id}/send`, { json: {} });
const read = async (id: number) => (await admin.call(`GET /api/invoices/${id}`)).json;
const setUpPayments = () =>
  admin.call('POST /api/integrations/payment', {
    json: { email: 'a@example.com', token: asaas.key, sandbox: true },
  });

it('gives the provider by hand what was made before there was one, once', async () => {
  const [id, paid, euros] = [await charge(), await charge(), await charge({ currency: 'EUR' })];
  expect((await send(id)).json).toMatchObject({ code: 'PAYMENTS_OFF' });
  expect(await read(id)).toMatchObject({ provider: 'manual', canBeSent: false });
  await admin.call(`POST /api/invoices/${paid}/receive-in-cash`, { json: { paidDate: TODAY } });

  await setUpPayments();
  // By itself nothing of before is sent: who pays may have been told another way.
  await server.app.sweep();
  expect(asaas.payments.size).toBe(0);
  const canBeSent = await Promise.all([id, paid, euros].map(async (each) => await read(each)));
  expect(canBeSent.map((each) => each['canBeSent'])).toEqual([true, false, false]);

  const replies = await Promise.all([send(id), send(id), send(id)]);
  expect(replies.map(({ status }) => status)).toContain(200);
  expect(asaas.payments.size).toBe(1);
  expect(await read(id)).toMatchObject({
    provider: 'asaas',
    status: 'PENDING',
    canBeSent: false,
    problem: '',
  });
  expect((await send(id)).json).toMatchObject({ code: 'INVOICE_STATUS' });
  expect((await send(paid)).json).toMatchObject({ code: 'INVOICE_STATUS' });
  expect((await send(euros)).json).toMatchObject({ code: 'PAYMENTS_OFF' });
  expect(asaas.payments.size).toBe(1);
});

it('says what the provider has against one, and sends nothing for who pays it', async () => {
  const id = await charge({ document: '1' });
  await setUpPayments();
  const refused = await send(id);
  expect([refused.status, refused.json]).toEqual([
    502,
    expect.objectContaining({
      code: 'PROVIDER_REFUSED',
      message: 'The payment provider said: O CPF/CNPJ informado é inválido.',
    }),
  ]);
  expect(await read(id)).toMatchObject({
    canBeSent: true,
    problem: expect.stringContaining('inválido') as string,
  });
  const payer = server.browser();
  await payer.signIn('bia@example.com', 'a long password');
  expect((await send(id, payer)).status).toBe(403);
  expect((await send(999)).status).toBe(404);
});

it('opens an account whose late invoice is due later, by hand or at the provider, and closes it again for that day', async () => {
  const json = {
    name: 'Flat',
    accountId,
    priceKind: 'account',
    cents: 10_000,
    document: DOCUMENT,
    startsOn: '2026-08-01',
    dueDay: 1,
    suspendDays: 5,
    currency: 'BRL',
  };
  const made = await admin.call('POST /api/billing-contracts', { json });
  expect(made.status, made.text).toBe(200);
  await server.app.sweep();
  const access = async () =>
    (await admin.call(`GET /api/users/${accountId}/access`)).json['suspension'];
  expect(await access()).not.toBeNull();

  const [{ id = 0 } = {}] = (await admin.call('GET /api/invoices?all=true')).json as unknown as {
    id: number;
  }[];
  const moveTo = (dueDate: string) =>
    admin.call(`POST /api/invoices/${id}/due-date`, { json: { dueDate, note: 'Agreed' } });
  expect((await moveTo(addDays(TODAY, 3))).status).toBe(200);
  expect(await access()).toBeNull();
  server.wait(9 * DAY_MS);
  await admin.signIn(ADMIN.email, ADMIN.password);
  await server.app.sweep();
  expect(await access()).not.toBeNull();

  // Nobody could pay there before: it is due on the day that it gets there.
  await setUpPayments();
  expect((await send(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ dueDate: addDays(TODAY, 9), status: 'PENDING' });
  expect(await access()).toBeNull();
});
