import { createECDH, createPublicKey, verify } from 'node:crypto';
// @ts-expect-error -- the independent implementation of the encoding brings no types
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import {
  createTestPushService,
  makeSubscriber,
  type PushAnswer,
  type TestSubscriber,
} from '../../../push/testing';

const service = createTestPushService();
let server: TestApp;
let ana: TestBrowser;

const enter = async (email = ADMIN.email): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
const subscribe = async (browser: TestBrowser, name: string): Promise<TestSubscriber> => {
  const made = makeSubscriber(name);
  const reply = await browser.call('POST /api/push-devices', { json: made.address });
  expect(reply.status, reply.text).toBe(200);
  return made;
};
const listOf = async (browser: TestBrowser) =>
  JSON.parse((await browser.call('GET /api/push-devices')).text) as Record<string, unknown>[];
const alarm = async (): Promise<void> => {
  // An alarm that goes on is told once.
  for (const attributes of [{}, { alarm: 'sos' }]) {
    server.wait(1_000);
    const fix = { uniqueId: 'bus-1', latitude: -23.5, longitude: -46.6, speedKnots: 0 };
    await server.engine.ingest({ ...fix, attributes });
  }
  await server.engine.flush();
  await server.engine.deliver();
};
const open = (body: Buffer, { address, privateKey }: TestSubscriber): Record<string, string> => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(privateKey);
  const options = { version: 'aes128gcm', privateKey: keys, authSecret: address.auth };
  return JSON.parse(String(ece.decrypt(body, options))) as Record<string, string>;
};
const waiting = async () =>
  (await server.database.query('select 1 from work_queue where failed_at is null')).rows.length;

beforeAll(async () => {
  server = await startTestApp({ post: service.post });
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  ana = await enter();
  await server.addDevice('Bus <1>', 'bus-1');
  const rule = { type: 'alarm', always: true, notificators: 'web', attributes: { alarms: 'sos' } };
  await ana.call('POST /api/notifications', { json: rule });
});
beforeEach(async () => {
  service.sent = [];
  service.answers.clear();
  await server.database.query('delete from push_device');
  await server.database.query('delete from work_queue');
});
afterAll(() => server.stop());

describe('browsers that show notifications', () => {
  it('each account has its own, and ends them', async () => {
    const rui = await enter('rui@example.com');
    await subscribe(ana, 'a');
    await subscribe(rui, 'b');
    const [mine, ...more] = await listOf(ana);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({ isThis: true, lastSentAt: null });
    expect(JSON.stringify(mine)).not.toContain('push.example.net');
    expect((await rui.call(`DELETE /api/push-devices/${String(mine?.['id'])}`)).status).toBe(404);
    expect((await ana.call(`DELETE /api/push-devices/${String(mine?.['id'])}`)).status).toBe(204);
    expect(await listOf(ana)).toEqual([]);
    expect(await listOf(rui)).toHaveLength(1);
  });

  it('end with their session, and with whoever signs in there next', async () => {
    const other = await enter();
    await subscribe(other, 'a');
    expect((await listOf(ana))[0]).toMatchObject({ isThis: false });
    await other.call('DELETE /api/session');
    expect(await listOf(ana)).toEqual([]);
    const made = await subscribe(await enter('rui@example.com'), 'shared');
    await ana.call('POST /api/push-devices', { json: made.address });
    expect(await listOf(await enter('rui@example.com'))).toEqual([]);
    await ana.call('DELETE /api/session?everywhere=true');
    ana = await enter();
    expect(await listOf(ana)).toEqual([]);
    await alarm();
    expect(service.sent).toEqual([]);
  });

  it('are twenty of an account, the newest', async () => {
    const last = [];
    for (let n = 0; n < 21; n += 1) {
      const browser = await enter();
      if (n === 20) server.wait(60_000);
      await subscribe(browser, `n${n}`);
      last.push(browser);
    }
    expect(await listOf(ana)).toHaveLength(20);
    expect((await listOf(last[0]!)).some(({ isThis }) => isThis === true)).toBe(false);
  });

  it.each([
    ['endpoint', { endpoint: 'https://127.0.0.1/a' }],
    ['endpoint', { endpoint: 'http://push.example.net/a' }],
    ['p256dh', { p256dh: 'AAAA' }],
    ['auth', { auth: 'AAAA' }],
  ])('are refused by their %s: %j', async (field, change) => {
    const { address } = makeSubscriber('a');
    const { status, json } = await ana.call('POST /api/push-devices', {
      json: { ...address, ...change },
    });
    expect([status, json]).toMatchObject([422, { code: 'FIELD_INVALID', field }]);
  });

  it('are no program’s', async () => {
    const made = await ana.call('POST /api/session/token', { form: {} });
    const json = makeSubscriber('a').address;
    const headers = { authorization: `Bearer ${made.text}` };
    const reply = await server.browser().call('POST /api/push-devices', { json, headers });
    expect(reply.status).toBe(403);
  });
});

describe('an alarm', () => {
  it('reaches each browser of who has a rule for the page, and says who sends it', async () => {
    const phone = await subscribe(await enter(), 'phone');
    const desk = await subscribe(ana, 'desk');
    await subscribe(await enter('rui@example.com'), 'rui');
    await alarm();
    service.sent.sort((a, b) => (a.url < b.url ? 1 : -1));
    expect(service.sent.map(({ url }) => url)).toEqual([
      phone.address.endpoint,
      desk.address.endpoint,
    ]);
    const { headers, body } = service.sent[0]!;
    expect(headers).toMatchObject({
      ttl: '14400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(open(body, phone)).toMatchObject({
      title: 'Bus <1>',
      path: '/devices/1',
      tag: 'device 1',
      body: expect.stringContaining('SOS'),
    });
    const { key } = (await ana.call('GET /api/push-devices/key')).json;
    const [, token = '', sentKey] = /^vapid t=(.+), k=(.+)$/.exec(headers['authorization'] ?? '')!;
    expect(sentKey).toBe(key);
    const point = Buffer.from(String(key), 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const [head = '', claims = '', signature = ''] = token.split('.');
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example.net',
      sub: 'mailto:ops@example.com',
    });
    expect((await listOf(ana))[0]?.['lastSentAt']).not.toBeNull();
    await server.engine.deliver();
    expect(service.sent).toHaveLength(2);
  });

  it.each([404, 410])(
    'ends a browser that its service does not know (%i), and no other',
    async (status) => {
      await subscribe(await enter(), 'gone');
      await subscribe(ana, 'here');
      service.answers.set('gone', { status });
      await alarm();
      expect((await listOf(ana)).map(({ isThis }) => isThis)).toEqual([true]);
      expect(await waiting()).toBe(0);
      await alarm();
      expect(service.sent).toHaveLength(3);
    },
  );

  it.each<[string, PushAnswer, number]>([
    ['is busy and says until when', { status: 429, retryAfter: '120' }, 120],
    ['is broken', { status: 503 }, 20],
    ['does not answer', new Error('timeout'), 20],
  ])('waits for a service that %s, and comes once', async (_what, answer, seconds) => {
    await subscribe(ana, 'a');
    service.answers.set('a', answer);
    await alarm();
    expect(await waiting()).toBe(1);
    server.wait((seconds - 10) * 1_000 - 1);
    await server.engine.deliver();
    expect(service.sent).toHaveLength(1);
    server.wait(10_001);
    await server.engine.deliver();
    expect([service.sent.length, await waiting()]).toEqual([2, 0]);
  });

  it('is given up when it is refused, or of no use any more', async () => {
    await subscribe(ana, 'a');
    service.answers.set('a', { status: 413 });
    await alarm();
    expect(await waiting()).toBe(0);
    service.answers.set('a', new Error('timeout'));
    await alarm();
    expect(await waiting()).toBe(1);
    server.wait(4 * 3_600_000);
    await server.engine.deliver();
    expect([service.sent.length, await waiting()]).toEqual([2, 0]);
    expect(await listOf(ana)).toHaveLength(1);
  });

  it('has a test of its own, which tells when nothing gets through', async () => {
    const mine = await subscribe(ana, 'a');
    const test = async () => (await ana.call('POST /api/notifications/test/web')).status;
    expect(await test()).toBe(204);
    expect(open(service.sent[0]!.body, mine)).toMatchObject({ title: '', path: '/' });
    service.answers.set('a', { status: 500 });
    expect(await test()).toBe(400);
  });
});
