import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, HOUR_MS, MINUTE_MS, toDayKey } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { ADMIN, startTestApp } from '../../http/testing';
import { ProviderError } from './provider';
import { createProviderEvents } from './provider-events';
import { startTestAsaas } from './testing';

const TOKEN = 'a webhook token';
const NOON = Date.UTC(2026, 7, 21, 12);
const TODAY = toDayKey(NOON, 'America/Sao_Paulo');
const MANY = 40;

let database: Database;
let nowMs: number;
/** Payments that were read again, as `seller payment`. */
let asked: string[];
/** Sellers whose provider refuses. */
let refused: Set<number>;
/** Waits before it answers, where something is. */
let answer: Promise<void> | undefined;
beforeEach(async () => {
  database = await openTestDatabase();
  [nowMs, asked, refused, answer] = [NOON, [], new Set(), undefined];
});
afterEach(() => database.close());

/** A server that hears of payments. */
const open = () =>
  createProviderEvents({
    database,
    invoices: { findAtProvider: async (_name: string, at: object) => at } as never,
    desk: {
      async refresh(invoice: unknown) {
        const { sellerId, providerId } = invoice as { sellerId: number; providerId: string };
        asked.push(`${sellerId} ${providerId}`);
        await answer;
        if (refused.has(sellerId)) throw new ProviderError('invalid key');
        return undefined;
      },
    },
    notesDesk: { refresh: async () => undefined },
    clock: () => nowMs,
    log: { warn: () => undefined },
  });
const keep = (sellerId: number, ids: readonly string[], paymentOf = (id: string) => id) =>
  database.query(
    `insert into billing_event (provider, seller_id, event_id, payment_id, received_at)
     select 'asaas', $1, id, payment, $4 from unnest($2::text[], $3::text[]) t(id, payment)`,
    [sellerId, ids, ids.map(paymentOf), new Date(nowMs)],
  );
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const waiting = async (): Promise<number> =>
  (await database.query('select 1 from billing_event where handled_at is null')).rows.length;

it('asks once for each payment, however many are told at once, how often and to how many servers', async () => {
  const servers = [open(), open()];
  const ids = names('evt_', MANY);
  const told = ids.flatMap((id) => [id, id, `${id} again`]);
  await Promise.all(
    told.map((id, at) =>
      servers[at % 2]?.receive({ sellerId: 0, id, paymentId: id.replace(' again', '') }),
    ),
  );
  await Promise.all(servers.map(({ handleAll }) => handleAll()));
  expect(await waiting()).toBe(0);
  expect(new Set(asked).size).toBe(MANY);
  // A message that comes while its payment is read has it read once more.
  expect(asked.length).toBeLessThanOrEqual(MANY * 2);
});

it('has what comes in the middle looked after by the pass that runs', async () => {
  const { receive, handleAll } = open();
  let go = (): void => undefined;
  answer = new Promise((resolve) => (go = resolve));
  await receive({ sellerId: 0, id: 'a', paymentId: 'p' });
  await receive({ sellerId: 0, id: 'b', paymentId: 'p' });
  await receive({ sellerId: 0, id: 'c', paymentId: 'q' });
  go();
  await handleAll();
  expect(await waiting()).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(3);
});

it('asks a provider that refuses ever more rarely, and takes all once it answers', async () => {
  const { handleAll } = open();
  await keep(0, names('evt_', 6));
  refused.add(0);
  await handleAll();
  expect(asked).toHaveLength(1);
  for (let minute = 0; minute < 30; minute += 1) {
    nowMs += MINUTE_MS;
    await handleAll();
  }
  expect(asked.length).toBeLessThanOrEqual(6);
  refused.clear();
  nowMs += 7 * HOUR_MS;
  await handleAll();
  expect(await waiting()).toBe(0);
});

it('keeps nobody waiting for a seller whose key is refused, and gives up what the provider has forgotten', async () => {
  const { handleAll } = open();
  await keep(9, names('of_north_', 600));
  refused.add(9);
  nowMs += 1;
  await keep(0, names('evt_', 3));
  await handleAll();
  expect(asked.filter((each) => each.startsWith('0 '))).toHaveLength(3);
  expect(asked.filter((each) => each.startsWith('9 '))).toHaveLength(1);
  expect(await waiting()).toBe(600);
  await database.query(`delete from billing_event where event_id <> 'of_north_0'`);
  nowMs += 15 * 24 * HOUR_MS;
  await handleAll();
  expect(await waiting()).toBe(0);
});

it('takes over from a server that was killed while it looked after a payment', async () => {
  answer = new Promise(() => undefined);
  await open().receive({ sellerId: 0, id: 'a', paymentId: 'p' });
  await expect.poll(() => asked).toHaveLength(1);
  const next = open();
  await next.handleAll();
  expect(asked).toHaveLength(1);
  answer = undefined;
  nowMs += 6 * MINUTE_MS;
  await next.handleAll();
  expect([asked.length, await waiting()]).toEqual([2, 0]);
});

it('makes no more than two calls for each payment of a morning, the comparison of the night among them', async () => {
  const asaas = await startTestAsaas();
  const { url, key } = asaas;
  const server = await startTestApp({ config: { asaas: { url, key, webhookToken: TOKEN } } });
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const on = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json: on });
  const user = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
  const accountId = (await admin.call('POST /api/users', { json: user })).json['id'];
  const json = { accountId, dueDate: addDays(TODAY, 5), value: 1_000, document: '52998224725' };
  for (let at = 0; at < MANY; at += 1) await admin.call('POST /api/invoices', { json });
  await server.app.sweep();
  const ids = [...asaas.payments.keys()];
  expect(ids).toHaveLength(MANY);

  for (const id of ids) asaas.pay(id, TODAY);
  asaas.calls.length = 0;
  const headers = { 'asaas-access-token': TOKEN };
  for (const id of ids) {
    const told = { id: `evt_${id}`, event: 'PAYMENT_RECEIVED', payment: { id } };
    await server.browser().call('POST /api/billing/asaas', { json: told, headers });
  }
  await server.app.sweep();
  const { text } = await admin.call('GET /api/invoices?all=true');
  const paid = (JSON.parse(text) as { status: string }[]).filter(
    (each) => each.status === 'RECEIVED',
  );
  expect(paid).toHaveLength(MANY);
  // The list of all there is two calls a night, of however many payments up to a hundred.
  const isList = (call: string): boolean => call === 'GET /payments';
  expect(asaas.calls.filter(isList)).toHaveLength(2);
  expect(asaas.calls.filter((call) => !isList(call)).length).toBeLessThanOrEqual(MANY * 2);
  await server.stop();
  await asaas.stop();
});
