import { expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';
const CPF = '529.982.247-25';

interface Data {
  driver: Record<string, unknown>;
  lists: Record<string, Record<string, unknown>[]>;
  left: { name: string; why: string; call: string }[];
}
interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  database: Database;
  mark: string;
}
type Json = Record<string, unknown>;

const make = async (browser: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await browser.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const list = async (browser: TestBrowser, path: string): Promise<Json[]> =>
  JSON.parse((await browser.call(`GET /api/${path}`)).text) as Json[];
const enter = async (door: TestDoor, email: string): Promise<TestBrowser> => {
  const browser = door.browser();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return browser;
};
const codeOf = async (browser: TestBrowser, query: string): Promise<string> =>
  String((await list(browser, `qr-codes?${query}`))[0]?.['code']);
const scan = async (browser: TestBrowser, json: object): Promise<void> => {
  const reply = await browser.call('POST /api/qr-driver', { json });
  expect(reply.status, reply.text).toBe(200);
};

/** Every row of the tables that speak of drivers, as text. */
const readAll = async (database: Database): Promise<string> => {
  const tables = ['drive', 'qr_scan', 'qr_access', 'log_entry'];
  const read = tables.map(async (table) =>
    JSON.stringify((await database.query(`select * from ${table}`)).rows),
  );
  return (await Promise.all(read)).join('\n');
};

/** A manager with a vehicle, and a driver whom they make. */
async function begin({ door, admin, mark }: Scene, name: string) {
  const email = `boss-of-${name.toUpperCase()}-${mark}@example.com`;
  const bossId = await make(admin, 'users', { name: 'Boss', email, password: PASSWORD });
  const limits = { userLimit: -1, deviceLimit: -1 };
  await admin.call(`PATCH /api/users/${bossId}`, { json: limits });
  const boss = await enter(door, email);
  const uniqueId = `${name}-${mark}`;
  const deviceId = await make(boss, 'devices', { name: 'Truck', uniqueId: `truck-of-${email}` });
  const driver = { name: `Nome ${uniqueId}`, uniqueId, attributes: { cpf: CPF } };
  const driverId = await make(boss, 'drivers', driver);
  const code = await codeOf(boss, `deviceId=${deviceId}`);
  const badge = await codeOf(boss, `driverId=${driverId}`);
  return { boss, deviceId, driverId, code, badge, uniqueId, name: driver.name };
}

/** A badge or an iButton: there is no account. */
async function withoutAccount(scene: Scene): Promise<void> {
  const { door, admin, database, mark } = scene;
  const { boss, driverId, code, badge, name, uniqueId, deviceId } = await begin(scene, 'badge');
  await scan(boss, { id: code, driver: badge, key: 'garage' });
  const path = `drivers/${driverId}`;

  const read = await boss.call(`GET /api/${path}/personal-data`);
  expect(read.status, read.text).toBe(200);
  expect(read.headers.get('cache-control')).toBe('no-store');
  const data = read.json as unknown as Data;
  expect(data.driver).toMatchObject({ name, uniqueId, attributes: { cpf: CPF } });
  expect(data.lists['drives']).toMatchObject([{ driverName: name, deviceId }]);
  expect(data.lists['driverScans']).toMatchObject([{ deviceId, answer: { driver: { name } } }]);
  expect(data.left).toContainEqual({ name: 'driverLog', why: 'notAllowed', call: '' });
  const above = (await admin.call(`GET /api/${path}/personal-data`)).json as unknown as Data;
  expect(above.lists['driverLog']?.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['create', 'personal-data']),
  );

  // Who does not see the driver is told that there is none; who reads alone erases nobody.
  await make(admin, 'users', { name: 'Rui', email: `rui-${mark}@example.com`, password: PASSWORD });
  const stranger = await enter(door, `rui-${mark}@example.com`);
  const watcher = { name: 'Eva', email: `eva-${mark}@example.com`, password: PASSWORD };
  const userId = await make(admin, 'users', { ...watcher, readonly: true });
  await admin.call('POST /api/permissions', { json: { userId, driverId } });
  const reader = await enter(door, watcher.email);
  const erase = (as: TestBrowser, json: object) => as.call(`POST /api/${path}/erase`, { json });
  for (const call of ['GET personal-data', 'GET erase']) {
    const line = call.replace(' ', ` /api/${path}/`);
    expect((await stranger.call(line)).status, call).toBe(404);
    expect((await reader.call(line)).status, call).toBe(403);
    expect((await door.browser().call(line)).status, call).toBe(401);
  }
  expect((await erase(stranger, { name })).status).toBe(404);
  expect((await erase(reader, { name })).status).toBe(403);

  const plan = await boss.call(`GET /api/${path}/erase`);
  expect(plan.json).toMatchObject({ driverId, name, isErased: false });
  expect(plan.json['parts']).toContainEqual({
    part: 'person',
    fate: 'ends',
    keptFor: '',
    count: 1,
  });
  expect((await erase(boss, { name: 'somebody' })).json).toMatchObject({ field: 'name' });
  expect((await readAll(database)).includes(name)).toBe(true);
  const done = await erase(boss, { name: ` ${name.toUpperCase()} ` });
  expect(done.status, done.text).toBe(200);
  expect(done.json).toMatchObject({ name: `#${driverId}`, isErased: true });

  const kept = await readAll(database);
  for (const personal of [name, CPF]) expect(kept.includes(personal), personal).toBe(false);
  // The vehicle's history stays, and who drove is checked out.
  const [drive] = await list(boss, `drives?deviceId=${deviceId}`);
  expect(drive).toMatchObject({ driverId, driverName: '', endedBy: 'out' });
  const rows = await list(boss, 'drivers');
  expect(rows.find(({ id }) => id === driverId)).toMatchObject({
    name: `#${driverId}`,
    uniqueId: `erased-${driverId}`,
    attributes: {},
  });
  expect((await erase(boss, { name: `#${driverId}` })).status).toBe(200);
}

/** Checks a driver who signs in to scan: account and driver are one person. */
async function withAccount(scene: Scene): Promise<void> {
  const { door, admin, database } = scene;
  for (const way of ['users', 'drivers']) {
    const { boss, driverId, code, badge, name, uniqueId } = await begin(scene, `joao-${way}`);
    const access = { driverId, username: uniqueId, password: PASSWORD };
    const made = await boss.call('POST /api/qr-access', { json: access });
    const userId = Number(made.json['userId']);
    const driver = await enter(door, uniqueId);
    await scan(driver, { id: code, key: 'own' });
    await scan(boss, { id: code, driver: badge, key: 'garage' });

    const read = await driver.call(`GET /api/users/${userId}/personal-data`);
    const { lists } = read.json as unknown as Data;
    expect(lists['ownDriver']).toMatchObject([{ id: driverId, name, attributes: { cpf: CPF } }]);
    expect(lists['driverScans']).toHaveLength(2);
    expect((await driver.call(`GET /api/drivers/${driverId}/personal-data`)).status).toBe(403);
    const seen = await boss.call(`GET /api/drivers/${driverId}/personal-data`);
    expect((seen.json as unknown as Data).left).toContainEqual({
      name: 'account',
      why: 'elsewhere',
      call: `/api/users/${userId}/personal-data`,
    });

    const id = way === 'users' ? userId : driverId;
    const json = way === 'users' ? { email: uniqueId } : { name };
    const done = await boss.call(`POST /api/${way}/${id}/erase`, { json });
    expect(done.status, done.text).toBe(200);
    expect((await driver.call('GET /api/session')).status).toBe(401);
    const kept = await readAll(database);
    for (const personal of [name, uniqueId, CPF]) {
      expect(kept.includes(personal), `${way} ${personal}`).toBe(false);
    }
    const told = (await admin.call(`GET /api/users/${userId}`)).text;
    expect(told).not.toContain(uniqueId);
    const rows = await list(admin, 'drivers?all=true');
    expect(JSON.stringify(rows.find(({ id: one }) => one === driverId))).not.toContain(uniqueId);
  }
}

/** Deleted before anybody asked: the names of the past are still there, and go by the administrator's hand. */
async function deleted(scene: Scene): Promise<void> {
  const { admin, database } = scene;
  const { boss, driverId, code, badge, name } = await begin(scene, 'gone');
  await scan(boss, { id: code, driver: badge });
  expect((await boss.call(`DELETE /api/drivers/${driverId}`)).status).toBe(204);
  expect((await boss.call(`GET /api/drivers/${driverId}/erase`)).status).toBe(404);
  const done = await admin.call(`POST /api/drivers/${driverId}/erase`, { json: { name } });
  expect(done.status, done.text).toBe(200);
  expect((await readAll(database)).includes(name)).toBe(false);
  expect((await admin.call('GET /api/drivers/999999/erase')).status).toBe(404);
}

const both = async (scene: Scene): Promise<void> => {
  await withoutAccount(scene);
  await withAccount(scene);
  await deleted(scene);
};

it('tells and erases what is held of drivers over the engine', async () => {
  const app = await startTestApp();
  const admin = await enter(app, ADMIN.email);
  await both({ door: app, admin, database: app.database, mark: 'engine' });
  await app.stop();
}, 120_000);

it('tells and erases what is held of drivers before a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  const { email, password } = at.elsewhere.admin;
  const admin = door.browser();
  expect((await admin.signIn(email, password)).status).toBe(200);
  await both({ door, admin, database: at.db, mark: `away-${Date.now()}` });
  await door.stop();
}, 120_000);
