import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { startTestAsaas, type TestAsaas } from './testing';

const TODAY = toDayKey(Date.UTC(2026, 7, 21, 12), 'America/Sao_Paulo');
const DUE = addDays(TODAY, 5);
let asaas: TestAsaas;
let server: TestApp;
let admin: TestBrowser;
let accountId: number;

beforeEach(async () => {
  asaas = await startTestAsaas();
  server = await startTestApp({ config: { asaasUrl: asaas.url } });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const on = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json: on });
  await useKey(asaas.key);
  const json = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
  accountId = Number((await admin.call('POST /api/users', { json })).json['id']);
});
afterEach(async () => {
  await server.stop();
  await asaas.stop();
});

async function useKey(token: string): Promise<void> {
  const json = { email: 'a@example.com', token, sandbox: true };
  const saved = await admin.call('POST /api/integrations/payment', { json });
  expect(saved.status, saved.text).toBe(200);
}
async function charge(document = '52998224725'): Promise<number> {
  const json = { accountId, dueDate: DUE, value: 10_000, document, currency: 'BRL' };
  const made = await admin.call('POST /api/invoices', { json });
  expect(made.status, made.text).toBe(200);
  return Number(made.json['id']);
}
const read = async (id: number, more = '') =>
  (await admin.call(`GET /api/invoices/${id}${more}`)).json;
const act = (id: number, what: string, json: object = {}) =>
  admin.call(`POST /api/invoices/${id}/${what}`, { json });
const paymentOf = (id: number, key: string) =>
  [...asaas.payments.values()].filter(
    (each) =>
      String(each['externalReference']).startsWith(`invoice-${id}-`) &&
      asaas.keyOf(String(each['id'])) === key,
  );

it('tells the provider of a name, an email or a document that was corrected, once', async () => {
  await charge();
  await server.app.sweep();
  await admin.call(`PATCH /api/users/${accountId}`, {
    json: { name: 'Bia SA', email: 'new@example.com' },
  });
  await charge('11144477735');
  await charge('11144477735');
  await server.app.sweep();
  expect([...asaas.customers.values()]).toMatchObject([
    { name: 'Bia SA', email: 'new@example.com', cpfCnpj: '11144477735' },
  ]);
  expect(asaas.payments.size).toBe(3);
  expect(asaas.calls.filter((call) => call.startsWith('PUT /customers/'))).toHaveLength(1);
});

it('goes on with another key of the same account', async () => {
  const id = await charge();
  await server.app.sweep();
  await useKey(asaas.nextKey);
  await server.app.sweep();
  expect(await read(id)).toMatchObject({ status: 'PENDING', canBeSent: false });
  expect((await act(id, 'cancel')).json).toMatchObject({ status: 'CANCELED' });
  expect(paymentOf(id, asaas.key)).toMatchObject([{ deleted: true }]);
});

it('lets one act on what another account was sent, and sends it anew by hand alone', async () => {
  const ids = [await charge(), await charge(), await charge(), await charge()] as const;
  const [canceled, cash, late, again] = ids;
  await server.app.sweep();
  await useKey(asaas.otherKey);
  expect((await act(canceled, 'cancel')).json).toMatchObject({ status: 'CANCELED' });
  expect((await act(cash, 'receive-in-cash', { paidDate: TODAY })).json).toMatchObject({
    status: 'RECEIVED_IN_CASH',
  });
  const dueDate = addDays(TODAY, 9);
  expect((await act(late, 'due-date', { dueDate })).json).toMatchObject({ dueDate });

  await server.app.sweep();
  expect(paymentOf(again, asaas.otherKey)).toEqual([]);
  expect(await read(again)).toMatchObject({ status: 'PENDING', canBeSent: true });
  // By the codes of before nobody here would hear of a payment.
  const shown = await read(again, '/payment');
  expect([shown['total'], shown['pix'], shown['boleto']]).toEqual([10_000, undefined, undefined]);
  for (const id of [late, again]) {
    expect((await act(id, 'send')).json).toMatchObject({ status: 'PENDING', canBeSent: false });
    expect(paymentOf(id, asaas.otherKey)).toHaveLength(1);
    expect((await act(id, 'send')).status).toBe(409);
  }
  // Who pays is somebody else there.
  const [payment] = paymentOf(again, asaas.otherKey);
  expect(asaas.keyOf(String(payment?.['customer']))).toBe(asaas.otherKey);
  expect(await read(again, '/payment')).toMatchObject({
    pix: expect.stringContaining('br.gov.bcb.pix') as string,
  });
});

it('knows what was sent again once its account is back', async () => {
  const id = await charge();
  await server.app.sweep();
  await useKey(asaas.otherKey);
  await server.app.sweep();
  expect(await read(id)).toMatchObject({ canBeSent: true });
  await useKey(asaas.key);
  await server.app.sweep();
  expect(await read(id)).toMatchObject({ canBeSent: false });
});

it('shows the boleto and the Pix of the new day at once', async () => {
  const id = await charge();
  await server.app.sweep();
  const before = await read(id, '/payment');
  await act(id, 'due-date', { dueDate: addDays(DUE, 3) });
  // It was read again then, and not by who looks at it.
  asaas.fault.status = 500;
  const after = await read(id, '/payment');
  expect(after['boleto']).toMatch(/^\d{47}$/);
  expect(after['boleto']).not.toBe(before['boleto']);
  expect(after['pix']).not.toBe('');
});

it('takes a part in cash where nobody else takes payments, and keeps or waives the rest', async () => {
  await admin.call('DELETE /api/integrations/payment');
  const [kept, waived] = [await charge(), await charge()];
  const given = { paidDate: TODAY, value: 4_000 };
  expect((await act(kept, 'receive-in-cash', given)).json).toMatchObject({
    status: 'rastro-generated',
    open: 6_000,
    paid: 4_000,
    canBeSent: false,
  });
  const rest = await act(kept, 'receive-in-cash', { paidDate: TODAY });
  expect(rest.json).toMatchObject({ status: 'RECEIVED_IN_CASH', open: 0, paid: 10_000 });
  const all = await act(waived, 'receive-in-cash', { ...given, rest: 'waived' });
  expect(all.json).toMatchObject({ status: 'RECEIVED_IN_CASH', open: 0, paid: 4_000 });
  const { text } = await admin.call(`GET /api/invoices/${waived}/entries`);
  expect((JSON.parse(text) as { kind: string; cents: number }[]).slice(1)).toMatchObject([
    { kind: 'waived', cents: -6_000 },
    { kind: 'cash', cents: -4_000 },
  ]);
  // What was a mistake is taken back.
  const wrong = await charge();
  await act(wrong, 'receive-in-cash', given);
  expect((await act(wrong, 'undo-cash')).json).toMatchObject({ open: 10_000, paid: 0 });
});

it('asks for the rest to be waived where the provider ends an invoice with its payment in cash', async () => {
  const id = await charge();
  await server.app.sweep();
  const given = { paidDate: TODAY, value: 4_000 };
  const refused = await act(id, 'receive-in-cash', given);
  expect(refused.json).toMatchObject({ code: 'FIELD_INVALID', field: 'rest' });
  expect(await read(id)).toMatchObject({ status: 'PENDING', open: 10_000 });
  const waived = await act(id, 'receive-in-cash', { ...given, rest: 'waived' });
  expect(waived.json).toMatchObject({ status: 'RECEIVED_IN_CASH', open: 0, paid: 4_000 });
  await server.app.sweep();
  const { text } = await admin.call('GET /api/invoices/differences');
  expect(JSON.parse(text)).toEqual([]);
});
