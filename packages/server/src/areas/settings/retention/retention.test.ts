import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { DAY_MS } from '@rastro/sdk/domain';
import {
  ADMIN,
  startTestApp,
  type TestApp,
  type TestBrowser,
  type TestDoor,
} from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../../traccar/testing/use-front';

const PASSWORD = 'a long password';
const DAYS = [40, 20, 6, 0];

interface Place {
  door: TestDoor;
  nowMs: number;
  database: Database;
  /** Days that this server keeps check-ins of vehicles without a term. */
  drivesDays: number;
  /** Stores a fix of a tracker. */
  send(uniqueId: string, timeMs: number): Promise<unknown>;
}

const enter = async ({ door }: Pick<Place, 'door'>, email: string, password = PASSWORD) => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};

const make = async (admin: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};

/** Reads the ages, in days, of the fixes of a device that are still stored. */
const readAges = async (admin: TestBrowser, place: Place, deviceId: number): Promise<number[]> => {
  const period = 'from=2020-01-01T00:00:00Z&to=2035-01-01T00:00:00Z';
  const { text } = await admin.call(`GET /api/positions?deviceId=${deviceId}&${period}`);
  return (JSON.parse(text) as { fixTime: string }[]).map(({ fixTime }) =>
    Math.round((place.nowMs - Date.parse(fixTime)) / DAY_MS),
  );
};

/** Check-ins that ended so many days ago, each with its two scans; one of them goes on. */
const drive = async ({ database, nowMs }: Place, deviceId: number, ages: readonly number[]) => {
  const origin = (
    await database.query<{ tracking_origin: string }>('select tracking_origin from account limit 1')
  ).rows[0]?.tracking_origin;
  const at = (days: number): Date => new Date(nowMs - days * DAY_MS);
  for (const days of ages) {
    const began = at(days + 0.1);
    const values = [origin, deviceId, deviceId * 1000 + days, began, at(days)];
    await database.query(
      `insert into drive (tracking_origin, device_id, driver_id, driver_name, driver_unique_id,
         owner_id, began_at, ended_at) values ($1, $2, $3, 'João', 'joao', 1, $4, $5)`,
      values,
    );
    await database.query(
      `insert into qr_scan (tracking_origin, user_id, driver_id, device_id, scanned_at,
         received_at, answer) values ($1, 1, $3, $2, $4, $4, '{}'), ($1, 1, $3, null, $5, $5, '{}')`,
      values,
    );
  }
  await database.query(
    `insert into drive (tracking_origin, device_id, driver_id, driver_name, driver_unique_id,
       owner_id, began_at) values ($1, $2, $3, 'João', 'joao', 1, $4)`,
    [origin, deviceId, deviceId * 1000, at(3000)],
  );
};

/**
 * Reads the ages, in days, of the ended drives still stored, and the number of scans of the
 * vehicle.
 */
const readDrives = async ({ database, nowMs }: Place, deviceId: number) => {
  const { rows } = await database.query<{ ended_at: Date | null }>(
    'select ended_at from drive where device_id = $1 order by ended_at',
    [deviceId],
  );
  const scans = await database.query('select 1 from qr_scan where driver_id / 1000 = $1', [
    deviceId,
  ]);
  const ages = rows.map(({ ended_at: end }) => end && Math.round((nowMs - end.getTime()) / DAY_MS));
  return { ages, scans: scans.rows.length };
};

/** The same of vehicles with their accounts, whichever tracking API keeps them. */
async function followTerms(place: Place, admin: TestBrowser, mark: string): Promise<void> {
  const account = async (name: string, retentionDays: number): Promise<number> => {
    const email = `${name}-${mark}@example.com`;
    return make(admin, 'users', { name, email, password: PASSWORD, retentionDays });
  };
  const vehicle = async (name: string, more: object, ages = DAYS): Promise<number> => {
    const uniqueId = `${name}-${mark}`;
    const id = await make(admin, 'devices', { name, uniqueId, ...more });
    for (const days of ages) await place.send(uniqueId, place.nowMs - days * DAY_MS);
    await expect.poll(() => readAges(admin, place, id)).toEqual(ages);
    return id;
  };
  const link = async (json: object): Promise<void> =>
    expect((await admin.call('POST /api/permissions', { json })).status).toBe(204);

  const [week, month, free] = [
    await account('week', 7),
    await account('month', 30),
    await account('free', 0),
  ];
  const groupId = await make(admin, 'groups', { name: mark });
  const own = await vehicle('own', {});
  const shared = await vehicle('shared', { groupId });
  const promised = await vehicle('promised', {});
  const parked = await vehicle('parked', {}, [40, 20]);
  for (const deviceId of [own, shared, promised, parked]) await link({ userId: week, deviceId });
  await link({ userId: month, groupId });
  await link({ userId: free, deviceId: promised });
  const { drivesDays } = place;
  await drive(place, own, [40, 20, 6, 0]);
  await drive(place, promised, [drivesDays + 2, drivesDays - 2]);

  await place.door.app.sweep();
  // Who drove goes with the positions; who drives stays.
  expect(await readDrives(place, own)).toEqual({ ages: [6, 0, null], scans: 4 });
  expect(await readDrives(place, promised)).toEqual({ ages: [drivesDays - 2, null], scans: 2 });
  expect(await readAges(admin, place, own)).toEqual([6, 0]);
  // The longest of two, one of them by a group.
  expect(await readAges(admin, place, shared)).toEqual([20, 6, 0]);
  expect(await readAges(admin, place, promised)).toEqual(DAYS);
  // Where it was last is known for ever.
  expect(await readAges(admin, place, parked)).toEqual([20]);

  const log = await admin.call(`GET /api/users/${week}/logs?action=purge`);
  expect(JSON.parse(log.text)).toMatchObject([
    {
      action: 'purge',
      userId: 0,
      objectType: 'user',
      objectId: week,
      changes: expect.arrayContaining([{ member: 'vehicles', after: 3 }]),
    },
  ]);

  // Done for the day: it goes on once the term is another one.
  await place.send(`own-${mark}`, place.nowMs - 21 * DAY_MS);
  await expect.poll(() => readAges(admin, place, own)).toEqual([21, 6, 0]);
  await place.door.app.sweep();
  expect(await readAges(admin, place, own)).toEqual([21, 6, 0]);
  await admin.call(`PATCH /api/users/${week}`, { json: { retentionDays: 5 } });
  await place.door.app.sweep();
  expect(await readAges(admin, place, own)).toEqual([0]);
  expect(await readAges(admin, place, shared)).toEqual([20, 6, 0]);
}

/** Checks the rights to set the term, and the writes that preserve it. */
async function followRights(place: Place, admin: TestBrowser, mark: string): Promise<void> {
  const email = (name: string) => `${name}-${mark}@example.com`;
  const managerId = await make(admin, 'users', {
    name: 'Manager',
    email: email('manager'),
    password: PASSWORD,
    userLimit: -1,
  });
  const manager = await enter(place, email('manager'));
  const id = await make(manager, 'users', {
    name: 'Rui',
    email: email('rui'),
    password: PASSWORD,
    retentionDays: 30,
  });
  const path = `/api/users/${id}`;
  const whole = (await manager.call(`GET ${path}`)).json;
  expect(whole).toMatchObject({ retentionDays: 30 });

  // A client made for a Traccar sends back what it knows.
  const { retentionDays: _, ...known } = whole;
  expect(
    (await manager.call(`PUT ${path}`, { json: { ...known, phone: '1' } })).json,
  ).toMatchObject({ phone: '1', retentionDays: 30 });
  const changed = await manager.call(`PATCH ${path}`, { json: { retentionDays: 60 } });
  expect(changed.json).toMatchObject({ retentionDays: 60 });
  for (const retentionDays of [-1, 1.5, 3651, 'x']) {
    const refused = await manager.call(`PATCH ${path}`, { json: { retentionDays } });
    expect(refused.json).toMatchObject({ field: 'retentionDays' });
  }

  // Its owner keeps what was agreed, and may save the rest.
  const rui = await enter(place, email('rui'));
  expect((await rui.call('GET /api/session')).json).toMatchObject({ retentionDays: 60 });
  expect((await rui.call(`PATCH ${path}`, { json: { phone: '2' } })).status).toBe(200);
  const tried = await rui.call(`PATCH ${path}`, { json: { retentionDays: 0 } });
  expect([tried.status, tried.json.code]).toEqual([403, 'ADMINISTRATOR_REQUIRED']);
  const own = { json: { retentionDays: 1 } };
  expect((await manager.call(`PATCH /api/users/${managerId}`, own)).status).toBe(403);
  expect((await admin.call(`GET ${path}`)).json).toMatchObject({ retentionDays: 60 });
}

describe('over the engine', () => {
  let app: TestApp;
  let admin: TestBrowser;
  let place: Place;
  beforeAll(async () => {
    app = await startTestApp({ config: { retentionDays: 90 } });
    const nowMs = Date.UTC(2026, 7, 21, 12);
    const send = (uniqueId: string, timeMs: number) =>
      app.engine.ingest({ uniqueId, latitude: 1, longitude: 2, timestampMs: timeMs });
    place = { door: app, database: app.database, drivesDays: 90, nowMs, send };
    admin = await enter(place, ADMIN.email, ADMIN.password);
  });
  afterAll(() => app.stop());

  it('keeps positions as long as the longest term says', () => followTerms(place, admin, 'engine'));
  it('lets those set it who may restrict the account', () => followRights(place, admin, 'engine'));

  it('deletes events with the fixes, and what reports keep of the day', async () => {
    const userId = await make(admin, 'users', {
      name: 'Eva',
      email: 'eva@example.com',
      password: PASSWORD,
      retentionDays: 7,
    });
    const deviceId = await make(admin, 'devices', { name: 'Bus', uniqueId: 'bus' });
    await admin.call('POST /api/permissions', { json: { userId, deviceId } });
    for (const days of [20, 3, 0]) await place.send('bus', place.nowMs - days * DAY_MS);
    const at = (days: number) => new Date(place.nowMs - days * DAY_MS);
    await app.database.query(
      `insert into events (id, type, event_time, device_id, attributes)
       values (900001, 'alarm', $1, $3, '{}'), (900002, 'alarm', $2, $3, '{}')`,
      [at(20), at(3), deviceId],
    );
    const oldDay = Math.floor(at(20).getTime() / DAY_MS);
    const dayOf = (day: number) => new Date(day * DAY_MS).toISOString();
    const period = `from=${dayOf(oldDay)}&to=${dayOf(oldDay + 1)}`;
    expect((await admin.call(`GET /api/reports/stops?deviceId=${deviceId}&${period}`)).status).toBe(
      200,
    );
    const count = async (table: string, where: string) =>
      (
        await app.database.query(
          `select 1 from ${table} where device_id = ${deviceId} and ${where}`,
        )
      ).rows.length;
    expect(await count('day_courses', `day = ${oldDay}`)).toBe(1);
    await app.app.sweep();
    expect(await count('day_courses', `day = ${oldDay}`)).toBe(0);
    expect(await count('events', 'id > 900000')).toBe(1);
  });
});

describe('in front of a Traccar elsewhere', () => {
  const at = useFront();

  const open = async (hasToken: boolean) => {
    const userId = await signInAt(at.front, at.elsewhere.admin);
    const query = new URLSearchParams();
    const token = { method: 'POST', path: '/session/token', query };
    const actor = { actor: { userId } };
    const serviceToken = (await at.front.upstream.send(token, actor)).body ?? '';
    const { upstream } = hasToken ? at.front.another({ serviceToken }) : at.front;
    const door = await openProductDoor(upstream, at.db);
    const send = (id: string, timeMs: number) => {
      const fix = { id, timestamp: String(timeMs), lat: '1', lon: '2' };
      const words = new URLSearchParams(fix).toString();
      return fetch(`${at.elsewhere.ingestOrigin}/?${words}`, { method: 'POST' });
    };
    const nowMs = Math.floor(Date.now() / 1000) * 1000;
    const place: Place = { door, database: at.db, drivesDays: 730, nowMs, send };
    const { email, password } = at.elsewhere.admin;
    return { place, admin: await enter(place, email, password) };
  };

  it('keeps positions as long as the longest term says', async () => {
    const { place, admin } = await open(true);
    try {
      await followTerms(place, admin, 'front');
    } finally {
      await place.door.stop();
    }
  });

  it('lets those set it who may restrict the account', async () => {
    const { place, admin } = await open(true);
    try {
      await followRights(place, admin, 'front');
    } finally {
      await place.door.stop();
    }
  });

  it('takes no term where nobody could keep it, and says what to do', async () => {
    const { place, admin } = await open(false);
    const json = { name: 'Rui', email: 'none@example.com', password: PASSWORD, retentionDays: 30 };
    const refused = await admin.call('POST /api/users', { json });
    expect(refused.json).toMatchObject({ code: 'RETENTION_UNKEPT', field: 'retentionDays' });
    expect(refused.text).toContain('--tracking-token');
    const none = { json: { ...json, retentionDays: 0 } };
    expect((await admin.call('POST /api/users', none)).status).toBe(200);
    await place.door.stop();
  });
});
