import { MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
type Json = Record<string, unknown>;

const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const list = async (as: TestBrowser, path: string): Promise<Json[]> =>
  JSON.parse((await as.call(`GET /api/${path}`)).text) as Json[];
const codeOf = async (as: TestBrowser, query: string): Promise<string> =>
  String((await list(as, `qr-codes?${query}`))[0]?.['code']);
const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
/** Scans, and waits where too many came in a second. */
const createScan = (pause: () => Promise<void> | void) => async (as: TestBrowser, json: object) => {
  for (;;) {
    const reply = await as.call('POST /api/qr-driver', { json });
    if (reply.status !== 429) return reply;
    await pause();
  }
};

/** A driver gets codes, scans, and drives; nobody else's code is taken. The same whichever tracking API is behind. */
async function followDriver(
  door: TestDoor,
  admin: TestBrowser,
  { nowMs, pause }: { nowMs: number; pause: () => Promise<void> | void },
): Promise<void> {
  const scan = createScan(pause);
  const manager = `boss-${nowMs}@example.com`;
  const other = `other-${nowMs}@example.com`;
  for (const email of [manager, other]) {
    const id = await make(admin, 'users', { name: email, email, password: PASSWORD });
    const limits = { userLimit: -1, deviceLimit: -1 };
    const set = await admin.call(`PATCH /api/users/${id}`, { json: limits });
    expect(set.status, set.text).toBe(200);
  }
  const [boss, stranger] = [await enter(door, manager), await enter(door, other)];
  const deviceId = await make(boss, 'devices', { name: 'Truck', uniqueId: `qr-${nowMs}` });
  const foreignId = await make(stranger, 'devices', { name: 'Van', uniqueId: `qr-v-${nowMs}` });
  const driverId = await make(boss, 'drivers', { name: 'João', uniqueId: `joao-${nowMs}` });

  const username = `joao-${nowMs}`;
  const wanted = { driverId, username, password: PASSWORD, logoutMinutes: 5 };
  const made = await boss.call('POST /api/qr-access', { json: wanted });
  expect(made, made.text).toMatchObject({ status: 200, json: { driverId, username } });
  expect(made.json).not.toHaveProperty('password');
  // One access a driver, and none for a driver of somebody else.
  const again = { ...wanted, username: `${username}-2` };
  expect((await boss.call('POST /api/qr-access', { json: again })).status).toBe(409);
  expect((await stranger.call('POST /api/qr-access', { json: again })).json).toMatchObject({
    field: 'driverId',
  });
  expect(await list(stranger, 'qr-access')).toEqual([]);

  // [S6.16] [S6.17] Nothing but the driver's own calls.
  const driver = await enter(door, username);
  expect((await driver.call('GET /api/session')).json).toMatchObject({
    attributes: { 'rastro.isQrDriverId': driverId, 'rastro.isQrDeviceId': 0 },
  });
  for (const call of ['GET /api/devices', 'GET /api/drives', 'GET /api/qr-codes']) {
    expect((await driver.call(call)).json.code, call).toBe('ACCOUNT_IS_QR_DRIVER');
  }
  const self = { json: { name: 'x', attributes: {} } };
  const own = await driver.call(`PATCH /api/users/${Number(made.json['userId'])}`, self);
  expect(own.json.code).toBe('ACCOUNT_IS_QR_DRIVER');
  expect((await driver.call('GET /api/qr-driver')).json).toMatchObject({
    driver: { id: driverId, name: 'João' },
    drive: null,
  });

  // [S7.91] In by the code of a vehicle, by nothing else.
  const code = await codeOf(boss, `deviceId=${deviceId}`);
  const foreign = await codeOf(stranger, `deviceId=${foreignId}`);
  const badge = await codeOf(boss, `driverId=${driverId}`);
  for (const id of [
    String(deviceId),
    foreign,
    badge,
    code.replace(/.$/, '#'),
    'V1-1-AAAA-AAAA-AAAA',
  ]) {
    const refused = await scan(driver, { id });
    expect([refused.status, refused.json.code], id).toEqual([404, 'QR_CODE_UNKNOWN']);
  }
  const inside = await scan(driver, { id: `https://x.example/qr-driver/scan/${code}`, key: 'one' });
  expect(inside, inside.text).toMatchObject({
    status: 200,
    json: { device: { id: deviceId, name: 'Truck' }, drive: { deviceId, endedAt: null } },
  });
  // The same scan again is the same drive, by its key and without.
  expect((await scan(driver, { id: code, key: 'one' })).json).toEqual(inside.json);
  expect((await scan(driver, { id: code })).json['drive']).toEqual(inside.json['drive']);
  expect((await driver.call('GET /api/session')).json).toMatchObject({
    attributes: { 'rastro.isQrDeviceId': deviceId },
  });
  expect(await list(boss, 'drives?open=true')).toMatchObject([{ deviceId, driverName: 'João' }]);
  expect(await list(stranger, 'drives')).toEqual([]);
  expect(await list(stranger, `drives?deviceId=${deviceId}`)).toEqual([]);

  // [S7.92] Out by 0, in again by whoever holds both codes.
  expect((await scan(driver, { id: 0 })).json).toMatchObject({ drive: { endedBy: 'out' } });
  expect((await scan(driver, { id: 0 })).json).toMatchObject({ drive: null });
  expect((await scan(boss, { id: code })).json).toMatchObject({ field: 'driver' });
  expect((await scan(stranger, { id: foreign, driver: badge })).json.code).toBe('QR_CODE_UNKNOWN');
  expect((await scan(boss, { id: code, driver: badge })).json).toMatchObject({
    drive: { driverId, endedAt: null },
  });

  // Replaced with one call: what was printed before is worth nothing.
  const [sheet] = await list(boss, `qr-codes?deviceId=${deviceId}`);
  const replace = `POST /api/qr-codes/${Number(sheet?.['id'])}/replace`;
  expect((await stranger.call(replace)).status).toBe(404);
  const fresh = await boss.call(replace);
  expect(fresh.json).toMatchObject({ deviceId, version: 2, name: 'Truck' });
  expect((await scan(driver, { id: code })).json.code).toBe('QR_CODE_REPLACED');
  expect((await scan(driver, { id: fresh.json['code'] })).status).toBe(200);

  // Times that are none of a phone that waited.
  for (const days of [-1, 8]) {
    const wrong = new Date(nowMs - days * 24 * 60 * MINUTE_MS).toISOString();
    expect((await scan(driver, { id: 0, at: wrong })).json).toMatchObject({ field: 'at' });
  }
  // Another password ends what was signed in with the old one; without the access nobody gets in.
  const path = `/api/qr-access/${Number(made.json['id'])}`;
  const next = await boss.call(`PATCH ${path}`, { json: { password: 'another long one' } });
  expect(next.status, next.text).toBe(200);
  expect((await driver.call('GET /api/qr-driver')).status).toBe(401);
  const renewed = await enter(door, username, 'another long one');
  expect((await stranger.call(`DELETE ${path}`)).status).toBe(404);
  expect((await boss.call(`DELETE ${path}`)).status).toBe(204);
  expect((await renewed.call('GET /api/qr-driver')).status).toBe(401);
}

it('[S1.26] checks drivers in and out over the engine', async () => {
  const server = await startTestApp();
  try {
    const admin = await enter(server, ADMIN.email, ADMIN.password);
    await followDriver(server, admin, {
      nowMs: Date.UTC(2026, 7, 21, 12),
      pause: () => server.wait(1_000),
    });
  } finally {
    await server.stop();
  }
});

it('checks them in and out in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const { email, password } = at.elsewhere.admin;
    await followDriver(door, await enter(door, email, password), {
      nowMs: Date.now(),
      pause: () => new Promise((resolve) => setTimeout(resolve, 200)),
    });
  } finally {
    await door.stop();
  }
});
