import { expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { HOLDINGS } from './holdings';
import { DRIVER_HOLDINGS } from './holdings-of-drivers';
import { valuesOf } from './read-personal-data';

const at = useFront();
const PASSWORD = 'a long password';

interface Data {
  account: { email: string; attributes: Record<string, unknown> };
  lists: Record<string, Record<string, unknown>[]>;
  left: { name: string; why: string; call: string }[];
}
interface Plan {
  email: string;
  isErased: boolean;
  parts: { part: string; fate: string; keptFor: string; count: number }[];
}
interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  database: Database;
  mark: string;
}

const make = async (browser: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await browser.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBeLessThan(300);
  return Number(reply.json['id']);
};
const enter = async (door: TestDoor, email: string): Promise<TestBrowser> => {
  const browser = door.browser();
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return browser;
};
const readData = async (browser: TestBrowser, id: number): Promise<Data> => {
  const reply = await browser.call(`GET /api/users/${id}/personal-data`);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return reply.json as unknown as Data;
};

/** Puts into the queue what goes out tomorrow. */
const wait = async (
  database: Database,
  { kind, lane, payload }: { kind: string; lane: string; payload: object },
): Promise<void> => {
  await database.query(
    `insert into work_queue (kind, lane, payload, waits_since, next_at)
     values ($1, $2, $3, now(), now() + interval '1 day')`,
    [kind, lane, JSON.stringify(payload)],
  );
};

/** A person with a vehicle, a token, a link and a notice: what is told of them, to whom, and what erasing leaves. */
async function live({ door, admin, database, mark }: Scene): Promise<void> {
  const email = `lia-${mark}@example.com`;
  const person = { name: 'Lia Prado', email, password: PASSWORD, phone: '+55 11 90000-0000' };
  const attributes = { 'mail.smtp.password': 'smtp-secret', notificationTokens: 'app-secret' };
  const id = await make(admin, 'users', { ...person, deviceLimit: -1, attributes });
  const lia = await enter(door, email);
  const deviceId = await make(lia, 'devices', { name: 'Van', uniqueId: `van-${mark}` });
  await make(lia, 'geofences', { name: 'Home', area: 'CIRCLE (0 0, 100)' });
  const token = (await lia.call('POST /api/session/token', { json: { name: 'script' } })).text;
  await database.query(
    `insert into due_notice (tracking_origin, user_id, kind, days, distance, hours, channels)
     select tracking_origin, user_id, 'licence', 5, 0, 0, 'mail' from account where user_id = $1`,
    [id],
  );

  // One by the number of the account, one by what it says; and one of somebody else.
  await wait(database, { kind: 'mail', lane: String(id), payload: { subject: 'For Lia' } });
  await wait(database, { kind: 'report-recipient', lane: mark, payload: { userId: id } });
  await wait(database, { kind: 'mail', lane: '999999', payload: { subject: mark } });

  const own = await readData(lia, id);
  expect(own.account).toMatchObject({ email, attributes: { 'mail.smtp.password': '***' } });
  expect(own.lists['devices']).toMatchObject([{ id: deviceId }]);
  expect(own.lists['geofences']).toMatchObject([{ name: 'Home' }]);
  expect(own.lists['tokens']).toMatchObject([{ name: 'script' }]);
  expect(own.lists['signIns']).toHaveLength(1);
  expect(own.lists['dueNotices']).toMatchObject([{ kind: 'licence' }]);
  expect(own.lists['waitingMessages']?.map(({ kind }) => kind)).toEqual([
    'mail',
    'report-recipient',
  ]);
  expect(own.lists['log']?.map(({ action }) => action)).toContain('create');
  const told = JSON.stringify(own);
  for (const secret of ['smtp-secret', 'app-secret', token, PASSWORD]) {
    expect(told).not.toContain(secret);
  }
  // What is not there is named, with where to ask for it.
  expect(own.left).toContainEqual({ name: 'audit', why: 'notAllowed', call: '/api/audit' });
  expect(own.left).toContainEqual({
    name: 'positions',
    why: 'elsewhere',
    call: '/api/reports/route',
  });
  const names = [...Object.keys(own.lists), ...own.left.map(({ name }) => name)];
  expect(HOLDINGS.filter(({ name }) => !names.includes(name))).toEqual([]);

  // Who stands above reads it, and that is written down; others do not see the account.
  expect((await readData(admin, id)).lists['devices']).toMatchObject([{ id: deviceId }]);
  const { rows } = await database.query<{ action: string }>(
    `select action from log_entry where about_user_id = $1 and action = 'personal-data'`,
    [id],
  );
  expect(rows).toHaveLength(2);
  const rui = { name: 'Rui', email: `rui-${mark}@example.com`, password: PASSWORD };
  await make(admin, 'users', rui);
  const stranger = await enter(door, rui.email);
  for (const call of ['GET personal-data', 'GET erase', 'POST erase']) {
    const [method = '', path = ''] = call.split(' ');
    const json = method === 'POST' ? { json: { email } } : {};
    const line = `${method} /api/users/${id}/${path}`;
    expect([400, 403, 404], call).toContain((await stranger.call(line, json)).status);
    expect((await door.browser().call(line, json)).status, call).toBe(401);
  }

  // A plan changes nothing; the account's own e-mail confirms.
  const plan = (await admin.call(`GET /api/users/${id}/erase`)).json as unknown as Plan;
  expect(plan).toMatchObject({ email, isErased: false });
  const parts = plan.parts.map(({ part, fate }) => `${part} ${fate}`);
  expect(parts).toEqual(
    expect.arrayContaining(['account ends', 'access ends', 'log kept', 'links unlinked']),
  );
  const erase = (json: object) => admin.call(`POST /api/users/${id}/erase`, { json });
  expect((await erase({ email: 'other@example.com' })).json).toMatchObject({ field: 'email' });
  expect((await erase({})).json).toMatchObject({ field: 'email' });
  expect((await lia.call('GET /api/session')).status).toBe(200);
  // Nobody erases themself.
  expect((await lia.call(`POST /api/users/${id}/erase`, { json: { email } })).status).toBe(403);

  const done = await erase({ email });
  expect(done.status, done.text).toBe(200);
  expect(done.json).toMatchObject({ isErased: true, email: `erased-${id}@erased.invalid` });
  expect((await lia.call('GET /api/session')).status).toBe(401);
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  expect((await door.browser().call('GET /api/session', bearer)).status).toBe(401);

  const after = await readData(admin, id);
  const left = JSON.stringify(after);
  for (const personal of ['Lia', email, '90000-0000', 'smtp']) {
    expect(left).not.toContain(personal);
  }
  expect(after.lists['devices']).toEqual([]);
  expect(after.lists['tokens']).toEqual([]);
  expect(after.lists['dueNotices']).toEqual([]);
  expect(after.lists['waitingMessages']).toEqual([]);
  const { rows: waiting } = await database.query<{ lane: string }>(
    `select lane from work_queue where lane in ($1, $2) or payload->>'subject' = $2`,
    [String(id), mark],
  );
  expect(waiting).toEqual([{ lane: '999999' }]);
  // The log still says what was done and when, by a number.
  expect(after.lists['log']?.map(({ action }) => action)).toContain('create');
  const { rows: log } = await database.query(
    `select 1 from log_entry where user_name like 'Lia%' or object_name like '%Lia%'
       or changes::text like $1 or object_name = $2`,
    [`%${email}%`, email],
  );
  expect(log).toEqual([]);
  expect((await admin.call(`GET /api/devices/${deviceId}`)).status).toBe(200);
  // Nobody comes in by the old name, and once more changes nothing.
  expect((await door.browser().signIn(email, PASSWORD)).status).toBe(401);
  expect((await erase({ email: `erased-${id}@erased.invalid` })).status).toBe(200);
}

it('tells and erases what is held of a person over the engine', async () => {
  const app = await startTestApp();
  const admin = await enter(app, ADMIN.email);
  await live({ door: app, admin, database: app.database, mark: 'engine' });
  await app.stop();
}, 120_000);

it('tells and erases what is held of a person before a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  const { email, password } = at.elsewhere.admin;
  const admin = door.browser();
  expect((await admin.signIn(email, password)).status).toBe(200);
  await live({ door, admin, database: at.db, mark: `elsewhere-${Date.now()}` });
  await door.stop();
}, 120_000);

/** Tables with a person's column that are nobody's data, and why. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  // The tracking API answers for its own tables, and unlinks.
  actions: 'the tracking API',
  users: 'the tracking API',
  escalations: 'of a rule',
  // Of the fixes of trackers.
  positions: 'of vehicles: reports give them',
  positions_old: 'of vehicles: reports give them',
  all_positions: 'of vehicles: reports give them',
  place: 'addresses of points, of nobody',
  orders: 'the tracking API',
  revoked_tokens: 'of no account',
  credential: 'read by kind',
  known_address: 'by a hash of the e-mail: ends with it',
  registration: 'of no account yet: forgotten after a day',
  erasure: 'says that there was one',
  driver_erasure: 'says that there was one',
  drivers: 'the tracking API',
  queued_commands: 'of vehicles',
  reseller_claim: 'of vehicles: for whom they count',
  reseller_device: 'of vehicles: for whom they count',
};

it('knows every table that has to do with a person', async () => {
  const database = await openTestDatabase();
  const { rows } = await database.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = current_schema() and (column_name in ('user_id', 'credential_id',
       'user_name', 'email', 'phone', 'saved_by', 'owner_id', 'address', 'account', 'document', 'driver_name',
       'driver_id'))
     order by 1`,
  );
  const known = new Set([...HOLDINGS.map(({ table }) => table), ...Object.keys(NOT_PERSONAL)]);
  // Links of users and drivers are the tracking API's too.
  const isLink = (name: string): boolean => /^(user|device|group)_/.test(name);
  const isPartition = (name: string): boolean => /^positions_/.test(name);
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !known.has(name) && !isLink(name) && !isPartition(name)),
  ).toEqual(['devices']);
  // What an erasure and an export say is understood by the database.
  for (const { columns, rows: from, by, erase = [] } of [...HOLDINGS, ...DRIVER_HOLDINGS]) {
    const values = valuesOf({ by }, 'engine', { id: 1, email: '', writers: [1] });
    await database.query(`select ${columns} from ${from} limit 1`, values);
    for (const sql of erase) await database.query(sql, ['engine', 1]);
  }
  await database.close();
});
