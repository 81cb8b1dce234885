import { HOUR_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let admin: TestBrowser;
let ana: TestBrowser;
let anaId: number;
let deviceId = 0;
let uniqueId = '';
let number = 0;

const enter = async (email: string) => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
beforeAll(async () => {
  server = await startTestApp();
  anaId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
  admin = await enter(ADMIN.email);
  ana = await enter('bia@example.com');
});
afterAll(() => server.stop());
beforeEach(async () => {
  uniqueId = `bus-${(number += 1)}`;
  deviceId = await server.addDevice('Bus', uniqueId, anaId);
});

const drive = (speedKnots: number) =>
  server.engine.ingest({ uniqueId, latitude: 1, longitude: 2, speedKnots, takesCommand: true });
const stopsOf = async (as: TestBrowser) =>
  JSON.parse((await as.call(`GET /api/stops?deviceId=${deviceId}`)).text) as { state: string }[];
const statesOf = async (as = admin) => (await stopsOf(as)).map(({ state }) => state).sort();
const countQueued = async () => {
  const { rows } = await server.database.query(
    'select 1 from queued_commands where device_id = $1',
    [deviceId],
  );
  return rows.length;
};
const makeKey = async () => {
  const expiresAt = new Date(Date.UTC(2026, 7, 21, 12) + HOUR_MS).toISOString();
  const json = { name: 'Bank', writes: 'commands,devices', expiresAt };
  const reply = await ana.call('POST /api/keys', { json });
  expect(reply.status, reply.text).toBe(200);
  return reply.json;
};
const json = () => ({ deviceId, type: 'engineStop' });
const askWith = (key: Record<string, unknown>) =>
  server.browser().call('POST /api/commands/send', {
    json: json(),
    headers: { authorization: `Bearer ${String(key['token'])}` },
  });

it('a stop that a program asks for waits, and is sent while its key may', async () => {
  await drive(30);
  expect((await askWith(await makeKey())).status).toBe(202);
  expect(await statesOf()).toEqual(['waiting']);
  await drive(0);
  await expect.poll(() => statesOf()).toEqual(['sent']);
  expect(await countQueued()).toBe(1);
});

it.each([
  ['its key has ended', (id: number) => ana.call(`DELETE /api/keys/${id}`)],
  [
    'its key may send no commands',
    (id: number) => ana.call(`PATCH /api/keys/${id}`, { json: { writes: 'devices' } }),
  ],
])('it fails when %s, and the log says so', async (_why, end) => {
  const key = await makeKey();
  await drive(30);
  await askWith(key);
  server.logged.length = 0;
  expect((await end(Number(key['id']))).status).toBeLessThan(300);
  await drive(0);
  await expect.poll(() => statesOf()).toEqual(['failed']);
  expect(await countQueued()).toBe(0);
  const line = server.logged.find((text) => text.includes('may not any more'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, keyId: key['id'] });
});

it('what a person asks for too outlives the key', async () => {
  const key = await makeKey();
  await drive(30);
  await askWith(key);
  const own = await ana.call('POST /api/commands/send', { json: json() });
  expect(own.status, own.text).toBe(202);
  expect(await statesOf()).toEqual(['waiting', 'waiting']);
  await ana.call(`DELETE /api/keys/${Number(key['id'])}`);
  await drive(0);
  await expect.poll(() => statesOf()).toEqual(['failed', 'sent']);
  expect(await countQueued()).toBe(1);
});

it('what an account waits for fails when it is suspended', async () => {
  await drive(30);
  await ana.call('POST /api/commands/send', { json: json() });
  const suspended = await admin.call(`POST /api/users/${anaId}/suspend`, { json: { reason: 'x' } });
  expect(suspended.status, suspended.text).toBeLessThan(300);
  await drive(0);
  await expect.poll(() => statesOf()).toEqual(['failed']);
  expect(await countQueued()).toBe(0);
});
