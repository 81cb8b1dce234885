import { type Permission, PERMISSIONS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

const PERMISSION_REQUIRED = { code: 'PERMISSION_REQUIRED' };
let server: TestApp;
let admin: TestBrowser;
let ana: TestBrowser;
let anaId: number;
let deviceId: number;

/** The string that grants exactly these, each by its own bit. */
const stringOf = (names: readonly Permission[]): string =>
  names
    .reduce((bits, name) => bits | (1n << BigInt(127 - PERMISSIONS[name])), 1n)
    .toString(16)
    .padStart(32, '0');
const grant = async (...names: Permission[]): Promise<void> => {
  const json = { attributes: { 'rastro.advancedPerms': stringOf(names) } };
  expect((await admin.call(`PATCH /api/users/${anaId}`, { json })).status).toBe(200);
};
const setAdvanced = async (isOn: boolean): Promise<void> => {
  const json = { attributes: { 'rastro.enableAdvancedPerms': isOn } };
  expect((await admin.call('PATCH /api/server', { json })).status).toBe(200);
};
const make = async (path: string, json: object): Promise<number> => {
  const reply = await ana.call(`POST /api${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};

beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  anaId = await server.addUser({ name: 'Ana', email: 'holder@example.com' });
  ana = server.browser();
  await ana.signIn('holder@example.com', ADMIN.password);
  deviceId = await make('/devices', { name: 'Van', uniqueId: 'p-1' });
});
afterAll(() => server.stop());

it('[S6.20] lets an account do what its permissions name and nothing else', async () => {
  await setAdvanced(true);
  await grant('devices.view');
  expect((await ana.call('GET /api/devices')).status).toBe(200);
  const json = { name: 'Bus' };
  const refused = await ana.call(`PATCH /api/devices/${deviceId}`, { json });
  expect(refused).toMatchObject({ status: 403, json: PERMISSION_REQUIRED });
  expect(await ana.call('GET /api/geofences')).toMatchObject({ status: 403 });
  await grant('devices.view', 'devices.edit');
  expect((await ana.call(`PATCH /api/devices/${deviceId}`, { json })).status).toBe(200);
  await grant();
  expect(await ana.call('GET /api/devices')).toMatchObject({ json: PERMISSION_REQUIRED });
  expect((await ana.call(`GET /api/users/${anaId}`)).status).toBe(200);
  await setAdvanced(false);
  expect((await ana.call('GET /api/devices')).status).toBe(200);
});

it('takes the right to lock for a saved stop, whatever the body calls it', async () => {
  await setAdvanced(false);
  const stop = { type: 'engineStop', description: 'Stop', attributes: {} };
  const id = await make('/commands', stop);
  await setAdvanced(true);
  await grant('commands.send', 'devices.view');
  for (const json of [
    { deviceId, type: 'engineStop' },
    { deviceId, type: 'custom', attributes: { data: 'x' } },
    { deviceId, id, type: 'positionSingle' },
    { deviceId, type: 'engineResume' },
  ]) {
    const refused = await ana.call('POST /api/commands/send', { json });
    expect(refused).toMatchObject({ status: 403, json: PERMISSION_REQUIRED });
  }
  const json = { deviceId, type: 'positionSingle' };
  expect((await ana.call('POST /api/commands/send', { json })).status).toBeLessThan(300);
  await grant('commands.send', 'devices.view', 'devices.lock');
  const saved = { deviceId, id, type: 'engineStop' };
  expect((await ana.call('POST /api/commands/send', { json: saved })).status).toBeLessThan(300);
});

it('ties two things only for who may change both', async () => {
  await setAdvanced(false);
  const area = 'CIRCLE (1 1, 100)';
  const link = { deviceId, geofenceId: await make('/geofences', { name: 'Yard', area }) };
  await setAdvanced(true);
  await grant('devices.edit', 'devices.view');
  const refused = await ana.call('POST /api/permissions', { json: link });
  expect(refused).toMatchObject({ status: 403, json: PERMISSION_REQUIRED });
  await grant('devices.edit', 'geofences.edit');
  expect((await ana.call('POST /api/permissions', { json: link })).status).toBe(204);
});

it('keeps the string from its owner, who can neither write nor lose it', async () => {
  await setAdvanced(false);
  await grant('devices.view');
  const { json: self } = await ana.call(`GET /api/users/${anaId}`);
  for (const attributes of [{ 'rastro.advancedPerms': 'f'.repeat(32) }, {}]) {
    const json = { ...self, attributes };
    const refused = await ana.call(`PUT /api/users/${anaId}`, { json });
    expect(refused).toMatchObject({ status: 403, json: { code: 'ADMINISTRATOR_REQUIRED' } });
  }
  const json = { attributes: { 'rastro.advancedPerms': null } };
  expect((await ana.call(`PATCH /api/users/${anaId}`, { json })).status).toBe(403);
  expect((await ana.call(`PATCH /api/users/${anaId}`, { json: { name: 'Ana B' } })).status).toBe(
    200,
  );
});
