import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import { type KeptState, type OpenSandbox, openAsaasSandbox } from './open-asaas-sandbox';

const KEY = '$aact_hmlg_test';
const TOKEN = 'a token of a webhook';
const ends: (() => unknown)[] = [];
let nowMs: number;
let status: number;
let url: string;
let told: { id: string; payment: string; token: unknown }[];
let kept: KeptState | undefined;

beforeEach(async () => {
  [nowMs, status, told, kept] = [Date.UTC(2026, 7, 21, 12), 200, [], undefined];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { id, payment } = JSON.parse(text) as { id: string; payment: { id: string } };
      told.push({ id, payment: payment.id, token: request.headers['asaas-access-token'] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const open = async (): Promise<OpenSandbox> => {
  const opened = await openAsaasSandbox({
    keys: [KEY],
    port: 0,
    today: () => '2026-08-21',
    clock: () => nowMs,
    state: kept,
    webhook: { url, token: TOKEN },
    keep: async (state) => void (kept = structuredClone(state)),
  });
  ends.push(() => opened.stop());
  return opened;
};
const pass = async ({ queue }: OpenSandbox, ms: number) => {
  nowMs += ms;
  await queue.deliver();
};
const tell = ({ queue }: OpenSandbox, id: string) =>
  queue.tell('PAYMENT_RECEIVED', { payment: { id } });
const ask = async ({ url: api }: OpenSandbox, method: string, path: string, body?: object) => {
  const reply = await fetch(path.startsWith('/admin') ? new URL(path, api) : `${api}${path}`, {
    method,
    headers: { access_token: KEY, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const payments = () => told.map(({ payment }) => payment);

it('tries as often and as late as the provider, under one id, then pauses until it is let go', async () => {
  const opened = await open();
  status = 500;
  await tell(opened, 'a');
  const waits = [30 * SECOND_MS, ...[1, 3.5, 5, 15, 25].map((minutes) => minutes * MINUTE_MS)];
  waits.push(...[1, 1, 1, 1, 1, 2, 2, 3].map((hours) => hours * HOUR_MS));
  for (const [at, ms] of waits.entries()) {
    await pass(opened, ms - 1);
    expect(told).toHaveLength(at + 1);
    await pass(opened, 1);
    expect(told).toHaveLength(at + 2);
  }
  expect(told).toHaveLength(15);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
  const [webhook] = (await ask(opened, 'GET', '/webhooks')).body['data'] as object[];
  expect(webhook).toMatchObject({
    interrupted: true,
    sendType: 'SEQUENTIALLY',
    hasAuthToken: true,
  });
  expect(JSON.stringify(webhook)).not.toContain(TOKEN);

  // What happens meanwhile waits, over a restart too.
  await tell(opened, 'b');
  status = 200;
  await pass(opened, DAY_MS);
  expect(told).toHaveLength(15);
  await opened.stop();
  const again = await open();
  await pass(again, DAY_MS);
  expect(told).toHaveLength(15);
  const resumed = await ask(again, 'PUT', '/webhooks/wbh_0000000001', { interrupted: false });
  expect(resumed).toMatchObject({ status: 200, body: { interrupted: false } });
  await again.queue.deliver();
  expect(payments().slice(15)).toEqual(['a', 'b']);
  expect(told.at(-1)?.token).toBe(TOKEN);
});

it('lets a paused queue go by its admin route, and forgets what is older than two weeks', async () => {
  const opened = await open();
  status = 204;
  await tell(opened, 'old');
  for (let hour = 0; hour < 40; hour += 1) await pass(opened, HOUR_MS);
  expect(told).toHaveLength(15);
  await pass(opened, 13 * DAY_MS);
  await tell(opened, 'new');
  status = 200;
  const { body } = await ask(opened, 'PUT', '/admin/webhook', { interrupted: false });
  expect(body['webhook']).toMatchObject({ interrupted: false, waiting: [] });
  expect(payments().slice(15)).toEqual(['new']);
});

it('keeps the order behind what is refused, unless it is told not to', async () => {
  const opened = await open();
  status = 500;
  for (const id of ['a', 'b', 'c']) await tell(opened, id);
  expect(payments()).toEqual(['a']);
  status = 200;
  await pass(opened, 30 * SECOND_MS);
  expect(payments()).toEqual(['a', 'a', 'b', 'c']);

  await ask(opened, 'PUT', '/webhooks/wbh_0000000001', { sendType: 'NON_SEQUENTIALLY' });
  [status, told] = [500, []];
  await tell(opened, 'd');
  status = 200;
  await tell(opened, 'e');
  await pass(opened, 30 * SECOND_MS);
  expect(payments()).toEqual(['d', 'e', 'd']);
});

it('tells twice, and the later before the earlier, where somebody wants to see that', async () => {
  const opened = await open();
  await ask(opened, 'PUT', '/admin/webhook', { isDuplicated: true, isReversed: true });
  for (const id of ['confirmed', 'received']) await tell(opened, id);
  expect(told).toEqual([]);
  await pass(opened, 30 * SECOND_MS);
  expect(payments()).toEqual(['received', 'received', 'confirmed', 'confirmed']);
  expect(new Set(told.map(({ id }) => id)).size).toBe(2);
});

it('is late and says 429 as often as it is told to, and refuses what it cannot do', async () => {
  const opened = await open();
  const wanted = { status: 429, retryAfterSeconds: 30, latencyMs: 60, calls: 1 };
  expect((await ask(opened, 'PUT', '/admin/fault', wanted)).status).toBe(200);
  const startMs = performance.now();
  const refused = await fetch(`${opened.url}/myAccount`, { headers: { access_token: KEY } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(performance.now() - startMs).toBeGreaterThan(50);
  expect((await ask(opened, 'GET', '/myAccount')).status).toBe(200);
  expect((await ask(opened, 'GET', '/admin')).body).toMatchObject({ fault: { status: null } });

  for (const [path, body] of [
    ['/admin/fault', { status: 200 }],
    ['/admin/fault', { statuses: 500 }],
    ['/admin/webhook', { interrupted: true }],
    ['/webhooks/wbh_0000000001', { sendType: 'AT_RANDOM' }],
    ['/webhooks/wbh_0000000001', { url: 'file:///etc/passwd' }],
  ] as const) {
    const { status: answered, body: why } = await ask(opened, 'PUT', path, body);
    expect([path, answered, Object.keys(why).length]).toEqual([path, 400, 1]);
  }
  // A form of somebody else's page.
  const form = await fetch(new URL('/admin/fault', opened.url), { method: 'PUT', body: '{}' });
  expect(form.status).toBe(404);
});
