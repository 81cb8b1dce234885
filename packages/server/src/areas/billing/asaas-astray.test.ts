import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { startTestAsaas, type TestAsaas } from './testing';

const TOKEN = 'a webhook token';
let nowMs: number;
let asaas: TestAsaas;
let server: TestApp;
let admin: TestBrowser;
const today = () => toDayKey(nowMs, 'America/Sao_Paulo');

beforeEach(async () => {
  nowMs = Date.UTC(2026, 7, 21, 12);
  asaas = await startTestAsaas(() => nowMs);
  const { url, key } = asaas;
  server = await startTestApp({ config: { asaas: { url, key, webhookToken: TOKEN } } });
  asaas.queue.point(`${server.origin}/api/billing/asaas`, TOKEN);
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const json = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json });
});
afterEach(async () => {
  await server.stop();
  await asaas.stop();
});

/** One clock for both. */
function wait(ms: number): void {
  nowMs += ms;
  server.wait(ms);
}
async function make(path: string, json: object): Promise<number> {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
}
/** An account with an invoice. */
async function bill(name: string): Promise<void> {
  const email = `${name}@example.com`;
  const accountId = await make('users', { name, email, password: 'a long password' });
  const due = addDays(today(), 3);
  await make('billing-contracts', {
    name,
    accountId,
    priceKind: 'account',
    cents: 10_000,
    document: '52998224725',
    startsOn: due,
    dueDay: Number(due.slice(8)),
  });
}
async function statuses(): Promise<unknown[]> {
  await admin.signIn(ADMIN.email, ADMIN.password);
  const { text } = await admin.call('GET /api/invoices?all=true');
  return (JSON.parse(text) as { status: string }[]).map(({ status }) => status).sort();
}
const paymentIds = () => [...asaas.payments.keys()];
const pay = (id: string) => {
  asaas.pay(id, today());
  return asaas.queue.tell('PAYMENT_RECEIVED', { payment: asaas.payments.get(id) ?? {} });
};

it('[S1.28] hears of a payment by the message, also of one that came twice and before another', async () => {
  await bill('bia');
  await bill('caio');
  await server.app.sweep();
  Object.assign(asaas.queue.disorder, { isDuplicated: true, isReversed: true });
  for (const id of paymentIds()) await pay(id);
  wait(30 * SECOND_MS);
  await asaas.queue.deliver();
  await server.app.sweep();
  expect(await statuses()).toEqual(['RECEIVED', 'RECEIVED']);
});

it('finds what was paid while the queue was paused, and takes the messages once it is let go', async () => {
  await bill('bia');
  await server.app.sweep();
  // The provider shows what the server does not take, until it gives up.
  asaas.queue.point(`${server.origin}/api/billing/asaas`, 'a token of before');
  await pay(paymentIds()[0] ?? '');
  for (let hour = 0; hour < 20; hour += 1) {
    wait(HOUR_MS);
    await asaas.queue.deliver();
  }
  expect(asaas.queue.state).toMatchObject({ webhook: { interrupted: true } });
  expect(asaas.queue.state.waiting).toHaveLength(1);
  expect(await statuses()).toEqual(['PENDING']);
  // The comparison of the night makes up for it.
  wait(DAY_MS);
  await server.app.sweep();
  expect(await statuses()).toEqual(['RECEIVED']);

  asaas.queue.point(`${server.origin}/api/billing/asaas`, TOKEN);
  asaas.queue.resume();
  await asaas.queue.deliver();
  expect(asaas.queue.state.waiting).toEqual([]);
  await server.app.sweep();
  expect(await statuses()).toEqual(['RECEIVED']);
});

it('asks no more while it is told to wait, and goes on by itself', async () => {
  for (const name of ['bia', 'caio', 'dora']) await bill(name);
  Object.assign(asaas.fault, { status: 429, retryAfterSeconds: 1_800 });
  await server.app.sweep();
  const asked = asaas.calls.length;
  expect(asked).toBe(1);
  Object.assign(asaas.fault, { status: null, retryAfterSeconds: null });
  wait(29 * MINUTE_MS);
  await server.app.sweep();
  expect(asaas.calls).toHaveLength(asked);
  wait(2 * HOUR_MS);
  await server.app.sweep();
  expect(asaas.payments.size).toBe(3);
  expect(await statuses()).toEqual(['PENDING', 'PENDING', 'PENDING']);
});
