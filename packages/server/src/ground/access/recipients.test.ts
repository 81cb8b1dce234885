import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { createTestPushService } from '../../push/testing';

const service = createTestPushService();
const texts: string[] = [];
const sms = {
  type: 'sms' as const,
  readAddress: ({ phone }: { phone?: string | null }) => phone ?? undefined,
  send: async (_to: string, text: string) => void texts.push(text),
};
let server: TestApp;
let admin: TestBrowser;
let ownerId: number;

beforeAll(async () => {
  server = await startTestApp({
    post: service.post,
    texts: { providers: [sms], readTitle: async () => 'Frota', publicUrl: 'https://frota.example' },
  });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  ownerId = await server.addUser({ name: 'Bia', email: 'bia@example.com', phone: '+5511' });
  const owner = server.browser();
  await owner.signIn('bia@example.com', ADMIN.password);
  await server.addDevice('Bus', 'bus', ownerId);
  const url = 'https://erp.example.com/bia';
  const attributes = { alarms: 'sos' };
  for (const [path, json] of [
    ['webhooks', { name: 'ERP', url, hasPositions: true, positionSeconds: 10 }],
    ['notifications', { type: 'alarm', notificators: 'webhook,sms', always: true, attributes }],
  ] as const) {
    const reply = await owner.call(`POST /api/${path}`, { json });
    expect(reply.status, reply.text).toBe(200);
  }
});
afterAll(() => server.stop());
const forget = () => void (service.sent.length = texts.length = 0);
beforeEach(forget);

const typesOf = () =>
  service.sent.map(({ body }) => (JSON.parse(String(body)) as { type: string }).type).sort();
/** An alarm, on its way to who has a rule for it. */
const alarm = async () => {
  const fix = { uniqueId: 'bus', latitude: -23.5, longitude: -46.6, speedKnots: 0 };
  for (const attributes of [{}, { alarm: 'sos' }]) {
    server.wait(20_000);
    await server.engine.ingest({ ...fix, attributes });
  }
  await server.engine.flush();
  await server.app.sweep();
};
const deliver = async () => {
  await server.engine.deliver();
  await server.app.sweep();
};
const write = async (call: string, json: object) => {
  const reply = await admin.call(call, { json });
  expect(reply.status, reply.text).toBeLessThan(300);
};

it('tells an account what it may read', async () => {
  await server.app.sweep();
  await alarm();
  await deliver();
  await expect.poll(typesOf).toContain('event');
  await expect.poll(typesOf).toContain('positions');
  expect(texts).toHaveLength(1);
});

const givePermissionsOneByOne = (isOn: true | null) =>
  write('PATCH /api/server', { attributes: { 'rastro.enableAdvancedPerms': isOn } });

it.each([
  [
    'is suspended',
    () => write(`POST /api/users/${ownerId}/suspend`, { reason: 'x' }),
    () => write(`POST /api/users/${ownerId}/restore`, {}),
  ],
  [
    'may read neither events nor positions',
    () => givePermissionsOneByOne(true),
    () => givePermissionsOneByOne(null),
  ],
])(
  'tells nothing of the fleet to an account that %s, also of what waits',
  async (_why, end, giveBack) => {
    await alarm();
    await end();
    forget();
    await deliver();
    await alarm();
    await deliver();
    expect(typesOf()).toEqual([]);
    // The text that says why, where it goes by that way, is none of the fleet.
    expect(texts.filter((text) => text.includes('Bus'))).toEqual([]);
    await giveBack();
  },
);
