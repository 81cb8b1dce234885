import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
type Json = Record<string, unknown>;
let number = 0;

const make = async (as: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const enter = async (door: TestDoor, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
const addBoss = async (door: TestDoor, admin: TestBrowser) => {
  const email = `boss-${(number += 1)}-${Date.now()}@example.com`;
  const id = await make(admin, 'users', { name: email, email, password: PASSWORD });
  const limits = { userLimit: -1, deviceLimit: -1 };
  expect((await admin.call(`PATCH /api/users/${id}`, { json: limits })).status).toBe(200);
  return { id, as: await enter(door, email) };
};
/** A manager with a driver, who signed in, and a vehicle. */
const addScene = async (door: TestDoor, admin: TestBrowser) => {
  const boss = await addBoss(door, admin);
  const name = `d-${(number += 1)}-${Date.now()}`;
  const deviceId = await make(boss.as, 'devices', { name, uniqueId: name });
  const driverId = await make(boss.as, 'drivers', { name, uniqueId: name });
  const wanted = { driverId, username: name, password: PASSWORD };
  const accessId = await make(boss.as, 'qr-access', wanted);
  const [sheet] = JSON.parse(
    (await boss.as.call(`GET /api/qr-codes?deviceId=${deviceId}`)).text,
  ) as Json[];
  const driver = await enter(door, name);
  const scan = (json: object = {}) =>
    driver.call('POST /api/qr-driver', { json: { id: String(sheet?.['code']), ...json } });
  return { boss, deviceId, driverId, accessId, driver, scan, sheetId: Number(sheet?.['id']) };
};

/** Scans that were lost once: made before something changed, by a wrong clock, in the name of who is gone. */
async function keepScans(door: TestDoor, admin: TestBrowser, nowMs: () => number): Promise<void> {
  const time = (minutes: number) => new Date(nowMs() + minutes * MINUTE_MS).toISOString();
  const link = async (json: object) =>
    expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);
  // What happened before counts as before by a whole second.
  const before = -2;

  // A clock that is ten minutes ahead.
  const { scan, ...scene } = await addScene(door, admin);
  const ahead = await scan({ at: time(10), key: 'a' });
  expect(ahead.json, ahead.text).toMatchObject({ field: 'at' });
  expect(ahead.text).toMatch(/clock/);
  const corrected = await scan({ at: time(10), sentAt: time(11), key: 'a' });
  expect(corrected, corrected.text).toMatchObject({ status: 200 });
  const { beganAt } = corrected.json['drive'] as Json;
  expect(Math.abs(Date.parse(String(beganAt)) - Date.parse(time(-1)))).toBeLessThan(MINUTE_MS / 2);
  expect((await scan({ id: 0 })).status).toBe(200);

  // A sheet that was replaced after it was scanned.
  const replace = `POST /api/qr-codes/${scene.sheetId}/replace`;
  expect((await scene.boss.as.call(replace)).status).toBe(200);
  expect((await scan()).json.code).toBe('QR_CODE_REPLACED');
  const late = await scan({ at: time(before), key: 'b' });
  expect(late, late.text).toMatchObject({ status: 200, json: { isLate: true } });
  expect((await scene.boss.as.call(replace)).status).toBe(200);
  expect((await scan({ at: time(before), key: 'c' })).json.code).toBe('QR_CODE_REPLACED');

  // A manager who was suspended after it was scanned.
  const other = await addScene(door, admin);
  const suspend = `POST /api/users/${other.boss.id}/suspend`;
  expect((await admin.call(suspend, { json: { reason: 'unpaid' } })).status).toBe(200);
  expect((await other.scan()).json.code).toMatch(/^ACCOUNT_IS_SUSPENDED/);
  expect(await other.scan({ at: time(before), key: 'd' })).toMatchObject({ status: 200 });

  // A manager who was locked, and one who is gone: somebody else manages both, and answers.
  const next = await addBoss(door, admin);
  const third = await addScene(door, admin);
  const disable = { json: { disabled: true } };
  await link({ userId: next.id, driverId: third.driverId });
  expect((await admin.call(`PATCH /api/users/${third.boss.id}`, disable)).status).toBe(200);
  // Of a vehicle that they do not see as of one that was never printed.
  expect((await third.scan()).json.code).toBe('QR_CODE_UNKNOWN');
  await link({ userId: next.id, deviceId: third.deviceId });
  const taken = await third.scan();
  expect(taken, taken.text).toMatchObject({ status: 200, json: { drive: { endedAt: null } } });
  expect((await third.driver.call('GET /api/qr-driver')).json).toMatchObject({
    device: { id: third.deviceId },
  });
  const fourth = await addScene(door, admin);
  await link({ userId: next.id, driverId: fourth.driverId });
  await link({ userId: next.id, deviceId: fourth.deviceId });
  expect((await admin.call(`DELETE /api/users/${fourth.boss.id}`)).status).toBe(204);
  expect(await fourth.scan()).toMatchObject({ status: 200, json: { drive: { endedAt: null } } });
  expect((await fourth.scan({ id: 0 })).status).toBe(200);

  // Who saves it answers from then on: a vehicle of theirs alone is taken, with another password too.
  const path = `/api/qr-access/${fourth.accessId}`;
  const saved = await next.as.call(`PATCH ${path}`, { json: { password: 'another long one' } });
  expect(saved, saved.text).toMatchObject({ status: 200 });
  const uniqueId = `van-${(number += 1)}-${Date.now()}`;
  const vanId = await make(next.as, 'devices', { name: uniqueId, uniqueId });
  const [van] = JSON.parse(
    (await next.as.call(`GET /api/qr-codes?deviceId=${vanId}`)).text,
  ) as Json[];
  const renewed = await enter(door, String(saved.json['username']), 'another long one');
  const scanned = await renewed.call('POST /api/qr-driver', { json: { id: van?.['code'] } });
  expect(scanned, scanned.text).toMatchObject({ status: 200, json: { device: { id: vanId } } });
  expect((await next.as.call(`DELETE ${path}`)).status).toBe(204);
  expect((await renewed.call('GET /api/qr-driver')).status).toBe(401);
}

it('keeps scans over the engine', async () => {
  const server = await startTestApp();
  try {
    const start = Date.UTC(2026, 7, 21, 12);
    await keepScans(server, await enter(server, ADMIN.email, ADMIN.password), () => start);
  } finally {
    await server.stop();
  }
});

it('keeps them in front of a tracking server elsewhere, and says when that is away', async () => {
  const { email, password } = at.elsewhere.admin;
  const actor = { userId: await signInAt(at.front, { email, password }) };
  const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
  const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
  const trackingToken = (await at.front.upstream.send(token, { actor })).body ?? '';
  const { upstream } = at.front.another({ serviceToken: trackingToken });
  const door = await openProductDoor(upstream, at.db, { config: { trackingToken } });
  try {
    const admin = await enter(door, email, password);
    await keepScans(door, admin, Date.now);

    const { scan, driver } = await addScene(door, admin);
    for (const mode of [{ kind: 'gateway', status: 502 }, { kind: 'reset' }] as const) {
      await at.proxy.set(mode);
      for (const reply of [await scan(), await driver.call('GET /api/qr-driver')]) {
        expect(reply.status, reply.text).toBeGreaterThanOrEqual(500);
      }
    }
    await at.proxy.set({ kind: 'pass' });
    await expect.poll(async () => (await scan()).status, { timeout: 10_000 }).toBe(200);
  } finally {
    await door.stop();
  }
});
