import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MAX_WEBHOOKS } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { createTestPushService } from '../../../push/testing';

const service = createTestPushService();
let server: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  server = await startTestApp({ post: service.post });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());
beforeEach(() => {
  service.sent.length = 0;
  service.answers.clear();
});

type Json = Record<string, unknown>;
const parse = <T = Json>(text: string): T => JSON.parse(text) as T;
const add = async (name: string, more: object = {}, browser = admin): Promise<Json> => {
  const json = { name, url: `https://erp.example.com/${name}`, ...more };
  const reply = await browser.call('POST /api/webhooks', { json });
  expect(reply.status, reply.text).toBe(200);
  return reply.json;
};
const call = (id: unknown, name: string) => admin.call(`POST /api/webhooks/${String(id)}/${name}`);
const deliveriesOf = async (id: unknown): Promise<Json[]> =>
  parse<Json[]>((await admin.call(`GET /api/webhooks/${String(id)}/deliveries`)).text);

const sentTo = (name: string) => service.sent.filter(({ url }) => url.endsWith(`/${name}`));

/** Checks the signature of a message as libraries for Standard Webhooks do. */
function expectSigned({ headers, body }: (typeof service.sent)[number], secret: unknown): void {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
  const key = Buffer.from(String(secret).slice('whsec_'.length), 'base64');
  const text = `${id}.${timestamp}.${body.toString()}`;
  const signature = createHmac('sha256', key).update(text).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
}

it('posts a signed test, tells how it went, and tells its secret once', async () => {
  const made = await add('test');
  expect(made['secret']).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const reply = await call(made['id'], 'test');
  expect(reply.json).toMatchObject({ type: 'test', status: 201, error: '', attempts: 1 });
  const [sent] = service.sent;
  expect(sent?.url).toBe('https://erp.example.com/test');
  expect(parse(String(sent?.body))).toEqual({
    id: sent?.headers['webhook-id'],
    type: 'test',
    data: {},
  });
  expectSigned(sent!, made['secret']);
  const again = await admin.call(`GET /api/webhooks/${String(made['id'])}`);
  expect(again.json).toMatchObject({ lastStatus: 201, lastError: '', secret: null });
});

it('posts the events of rules by this channel, again until they are taken, and again when asked', async () => {
  const made = await add('events');
  const paused = await add('paused', { isPaused: true });
  const id = await server.addDevice('Ônibus <1>', 'bus');
  const rule = {
    type: 'alarm',
    notificators: 'webhook',
    always: true,
    attributes: { alarms: 'sos' },
  };
  expect((await admin.call('POST /api/notifications', { json: rule })).status).toBe(200);
  service.answers.set('events', { status: 503 });
  // An alarm that goes on is told once.
  for (const attributes of [{}, { alarm: 'sos' }]) {
    server.wait(1_000);
    const fix = { uniqueId: 'bus', latitude: -23.5, longitude: -46.6, speedKnots: 0 };
    await server.engine.ingest({ ...fix, attributes });
  }
  await server.engine.flush();
  await server.engine.deliver();
  expect(sentTo('events')).toHaveLength(1);
  expect(await deliveriesOf(made['id'])).toMatchObject([{ status: 503, error: 'HTTP 503' }]);
  server.wait(60_000);
  await server.engine.deliver();
  expect(sentTo('events')).toHaveLength(2);
  const [first, second] = sentTo('events');
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expectSigned(second!, made['secret']);
  expect(parse(String(second?.body))).toMatchObject({
    type: 'event',
    data: { event: { type: 'alarm', deviceId: id }, device: { id, name: 'Ônibus <1>' } },
  });
  const [delivery] = await deliveriesOf(made['id']);
  expect(delivery).toMatchObject({ status: 201, error: '', attempts: 2, type: 'event' });
  expect(await deliveriesOf(paused['id'])).toEqual([]);

  const json = { webhookId: made['id'], deliveryId: delivery?.['id'] };
  const resent = await admin.call('POST /api/webhooks/resend', { json });
  expect(resent.json).toMatchObject({ attempts: 3, status: 201 });
  expect(sentTo('events')[2]?.body).toEqual(second?.body);
});

it('signs with another secret once it was changed', async () => {
  const made = await add('rotated');
  const { secret } = (await call(made['id'], 'rotate')).json;
  expect(secret).not.toBe(made['secret']);
  await call(made['id'], 'test');
  expectSigned(service.sent[0]!, secret);
});

it.each([
  'http://erp.example.com',
  'https://10.0.0.7/events',
  'https://[::1]/',
  'https://intranet/events',
  'https://printer.local/events',
  'https://user:secret@erp.example.com/',
  'ftp://erp.example.com/',
  'javascript:alert(1)',
  'erp.example.com',
])('refuses %s as an address, in words of what it takes', async (url) => {
  const reply = await admin.call('POST /api/webhooks', { json: { name: 'x', url } });
  expect(reply).toMatchObject({ status: 422, json: { code: 'FIELD_INVALID', field: 'url' } });
});

it('leads into a private network only where the server was started with it, and by no name', async () => {
  const started = await startTestApp({ config: { webhookNetworks: ['127.0.0.1', 'fd00::/8'] } });
  const taken: string[] = [];
  const receiver = createServer((request, response) => {
    taken.push(String(request.headers['webhook-id']));
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const browser = started.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  const create = (url: string, by = browser) =>
    by.call('POST /api/webhooks', { json: { name: 'x', url } });
  const made = await create(`http://127.0.0.1:${port}/events`);
  const tested = await browser.call(`POST /api/webhooks/${String(made.json['id'])}/test`);
  expect(tested.json).toMatchObject({ status: 202, error: '' });
  expect(taken).toEqual([tested.json['reference']]);
  expect((await create('https://[fd00::1]/events')).status).toBe(200);
  for (const url of [
    'http://127.0.0.2',
    'http://localhost',
    'http://erp.example.com',
    'ftp://127.0.0.1',
  ]) {
    const refused = await create(url);
    expect([url, refused.json]).toEqual([url, expect.objectContaining({ field: 'url' })]);
    expect(refused.json.message).toContain('--webhook-networks');
  }
  // The same address at a server that was not started with it.
  expect((await create(`http://127.0.0.1:${port}/events`, admin)).status).toBe(422);
  await new Promise((resolve) => receiver.close(resolve));
  await started.stop();
});

it('says that nothing answers without a word of what a stranger said', async () => {
  const made = await add('silent');
  service.answers.set('silent', new Error('<script>secret</script>'));
  const reply = await call(made['id'], 'test');
  expect(reply.json).toMatchObject({ status: 0, error: 'erp.example.com does not answer' });
});

it('is nobody else’s: not to read, change, test, send again or delete', async () => {
  const made = await add('mine');
  await call(made['id'], 'test');
  const [delivery] = await deliveriesOf(made['id']);
  await server.addUser({ name: 'Bia', email: 'bia@example.com', password: 'a long password' });
  const other = server.browser();
  await other.signIn('bia@example.com', 'a long password');
  const its = await add('hers', {}, other);
  expect(parse<Json[]>((await other.call('GET /api/webhooks')).text)).toHaveLength(1);
  const path = `/api/webhooks/${String(made['id'])}`;
  const json = { webhookId: made['id'], deliveryId: delivery?.['id'] };
  for (const reply of [
    await other.call(`GET ${path}`),
    await other.call(`GET ${path}/deliveries`),
    await other.call(`POST ${path}/test`),
    await other.call(`POST ${path}/rotate`),
    await other.call('POST /api/webhooks/resend', { json }),
    await other.call('POST /api/webhooks/resend', { json: { ...json, webhookId: its['id'] } }),
    await other.call(`PATCH ${path}`, { json: { name: 'x' } }),
    await other.call(`DELETE ${path}`),
  ]) {
    expect(reply.status, reply.text).toBe(404);
  }
});

it('keeps what was posted for thirty days, and has so many addresses an account', async () => {
  const made = await add('old');
  await call(made['id'], 'test');
  server.wait(31 * DAY_MS);
  await admin.signIn(ADMIN.email, ADMIN.password);
  await server.app.sweep();
  expect(await deliveriesOf(made['id'])).toEqual([]);
  const { length } = parse<Json[]>((await admin.call('GET /api/webhooks')).text);
  for (let at = length; at < MAX_WEBHOOKS; at++) await add(`more${at}`);
  const json = { name: 'x', url: 'https://erp.example.com/x' };
  const reply = await admin.call('POST /api/webhooks', { json });
  expect(reply.json).toMatchObject({ code: 'OBJECT_LIMIT_REACHED' });
});
