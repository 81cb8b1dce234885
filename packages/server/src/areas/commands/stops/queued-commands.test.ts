import { HOUR_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let admin: TestBrowser;
let bia: TestBrowser;
let biaId: number;
let deviceId: number;
let uniqueId: string;
let number = 0;

const enter = async (email: string) => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
beforeAll(async () => {
  server = await startTestApp();
  admin = await enter(ADMIN.email);
});
afterAll(() => server.stop());
beforeEach(async () => {
  number += 1;
  uniqueId = `van-${number}`;
  const email = `bia-${number}@example.com`;
  biaId = await server.addUser({ name: 'Bia', email });
  bia = await enter(email);
  deviceId = await server.addDevice('Van', uniqueId, biaId);
});

const expectDone = (reply: { status: number; text: string }) =>
  expect(reply.status, reply.text).toBeLessThan(300);
const listQueued = async () => {
  const { rows } = await server.database.query<{ type: string }>(
    'select type from queued_commands where device_id = $1 order by id',
    [deviceId],
  );
  return rows.map(({ type }) => type);
};
const poll = () =>
  server.engine.ingest({ uniqueId, latitude: 1, longitude: 2, takesCommand: true });
const sendAs = async (as: TestBrowser, type: string) =>
  expectDone(await as.call('POST /api/commands/send', { json: { deviceId, type } }));
const makeKey = async () => {
  const expiresAt = new Date(Date.UTC(2026, 7, 21, 12) + HOUR_MS).toISOString();
  const reply = await bia.call('POST /api/keys', {
    json: { name: 'Bank', writes: 'commands', expiresAt },
  });
  expectDone(reply);
  return reply.json as { id: number; token: string };
};
const sendWith = async ({ token }: { token: string }, type: string) =>
  expectDone(
    await server.browser().call('POST /api/commands/send', {
      json: { deviceId, type },
      headers: { authorization: `Bearer ${token}` },
    }),
  );
/** Lets the tracker speak until it is handed nothing more; how many commands it got. */
const takeAll = async () => {
  let count = 0;
  for (let said = await poll(); 'reply' in said; said = await poll()) count += 1;
  return count;
};

it('a queued command is handed over while its sender and the key may send it', async () => {
  await sendAs(bia, 'positionSingle');
  await sendWith(await makeKey(), 'deviceIdentification');
  expect(await takeAll()).toBe(2);
  expect(await listQueued()).toEqual([]);
});

it.each<[string, () => Promise<{ status: number; text: string }>]>([
  ['is suspended', () => admin.call(`POST /api/users/${biaId}/suspend`, { json: { reason: 'x' } })],
  [
    'may send no commands',
    () => admin.call(`PATCH /api/users/${biaId}`, { json: { limitCommands: true } }),
  ],
  [
    'does not see the vehicle',
    () => admin.call('DELETE /api/permissions', { json: { userId: biaId, deviceId } }),
  ],
  ['is gone', () => admin.call(`DELETE /api/users/${biaId}`)],
])('a queued command is called off when its sender %s any more', async (_why, end) => {
  await sendAs(bia, 'positionSingle');
  await sendAs(admin, 'deviceIdentification');
  expectDone(await end());
  expect(await takeAll()).toBe(1);
  expect(await listQueued()).toEqual([]);
});

it.each<[string, (id: number) => Promise<{ status: number; text: string }>]>([
  ['has ended', (id) => bia.call(`DELETE /api/keys/${id}`)],
  [
    'may write no commands',
    (id) => bia.call(`PATCH /api/keys/${id}`, { json: { writes: 'devices' } }),
  ],
])('a queued command is called off when its key %s, and the log says so', async (_why, end) => {
  const key = await makeKey();
  await sendWith(key, 'positionSingle');
  await sendAs(bia, 'deviceIdentification');
  server.logged.length = 0;
  expectDone(await end(key.id));
  expect(await takeAll()).toBe(1);
  const line = server.logged.find((text) => text.includes('not its sender'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, userId: biaId, keyId: key.id });
});

it('a command that a rule queued ends with the rights of the rule’s owner', async () => {
  const saved = await bia.call('POST /api/commands', {
    json: { description: 'Status', type: 'positionSingle' },
  });
  expectDone(saved);
  const rule = {
    type: 'ignitionOn',
    always: true,
    notificators: 'command',
    commandId: Number(saved.json['id']),
  };
  expectDone(await bia.call('POST /api/notifications', { json: rule }));
  for (const ignition of [false, true]) {
    const fix = { uniqueId, latitude: 1, longitude: 2, attributes: { ignition } };
    await server.engine.ingest(fix);
  }
  await server.engine.flush();
  await expect
    .poll(async () => {
      await server.engine.deliver();
      return listQueued();
    })
    .toEqual(['positionSingle']);
  expectDone(await admin.call(`POST /api/users/${biaId}/suspend`, { json: { reason: 'x' } }));
  expect(await takeAll()).toBe(0);
  expect(await listQueued()).toEqual([]);
});
