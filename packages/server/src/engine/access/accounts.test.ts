import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';

let db: Database;
let test: TestEngine;
let admin: number;
let ana: number;
/** SQL statements sent to the database. */
let asked: string[] = [];

const account = (more: object = {}) => ({
  id: ana,
  name: 'Ana',
  email: 'ana@example.com',
  ...more,
});
const write = async (call: string, body?: unknown): Promise<void> =>
  expect((await test.send(admin, call, body)).status).toBeLessThan(300);

beforeAll(async () => {
  db = await openTestDatabase();
  const watched: Database = {
    ...db,
    query(sql, params, options) {
      asked.push(sql);
      return db.query(sql, params, options);
    },
  };
  test = await createTestEngine(watched);
  const first = { name: 'Admin', email: 'admin@example.com', password: 'pw' };
  await test.send('anonymous', 'POST /users', first);
  admin = await test.userId(first.email);
  await write('POST /users', { name: 'Ana', email: 'ana@example.com', password: 'pw' });
  ana = await test.userId('ana@example.com');
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});
beforeEach(async () => {
  await write(`PUT /users/${ana}`, account());
});

describe('what is known of an account', () => {
  it('is asked for once, until something is written', async () => {
    const { body: token } = await test.send(ana, 'POST /session/token', {});
    const look = async (): Promise<void> => {
      await test.engine.upstream.verifyToken(token ?? '');
      await test.send(ana, 'GET /session');
      await test.send(ana, 'GET /server/timezones');
    };
    await look();
    asked = [];
    await look();
    expect(asked).toEqual([]);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['expired', { expirationTime: '2020-01-01T00:00:00Z' }],
  ])('never lets a %s account in', async (_what, more) => {
    expect((await test.send(ana, 'GET /devices')).status).toBe(200);
    await write(`PUT /users/${ana}`, account(more));
    expect((await test.send(ana, 'GET /devices')).status).toBe(401);
  });

  it('ends with the account at its time', async () => {
    await write(`PUT /users/${ana}`, account({ expirationTime: test.iso(60) }));
    expect((await test.send(ana, 'GET /devices')).status).toBe(200);
    test.wait(60_000);
    expect((await test.send(ana, 'GET /devices')).status).toBe(401);
  });

  it('follows rights that are given and taken', async () => {
    const span = `from=${test.iso(-60)}&to=${test.iso(0)}`;
    const isAllowed = async (): Promise<boolean> =>
      (await test.send(ana, `GET /statistics?${span}`)).status === 200;
    for (const administrator of [true, false]) {
      await write(`PUT /users/${ana}`, account({ administrator }));
      expect(await isAllowed()).toBe(administrator);
    }
  });

  it('follows the restrictions of the server', async () => {
    const span = `from=${test.iso(-60)}&to=${test.iso(0)}`;
    const readReport = async (): Promise<number> =>
      (await test.send(ana, `GET /reports/events?${span}`)).status;
    expect(await readReport()).toBe(200);
    await write('PUT /server', { id: 1, disableReports: true });
    expect(await readReport()).toBe(400);
    await write('PUT /server', { id: 1 });
    expect(await readReport()).toBe(200);
  });

  it('ends with a token that is revoked, also inside the transaction of a caller', async () => {
    const { body } = await test.send(ana, 'POST /session/token', {});
    const token = body ?? '';
    expect(await test.engine.upstream.verifyToken(token)).toMatchObject({ userId: ana });
    const request = {
      method: 'POST',
      path: '/session/token/revoke',
      query: new URLSearchParams(),
      body: { token },
    };
    await db.transaction((unit) =>
      test.engine.upstream.send(request, { actor: { userId: ana }, unit }),
    );
    expect(await test.engine.upstream.verifyToken(token)).toMatchObject({ status: 401 });
  });

  it('shows who is signed in as he was last written', async () => {
    await test.send(ana, 'GET /session');
    await write(`PUT /users/${ana}`, account({ name: 'Ana Maria' }));
    expect((await test.send(ana, 'GET /session')).json).toMatchObject({ name: 'Ana Maria' });
    expect((await test.send(ana, `GET /users/${ana}`)).json).toMatchObject({ name: 'Ana Maria' });
  });

  it('follows within a minute what was written by hand', async () => {
    expect((await test.send(ana, 'GET /devices')).status).toBe(200);
    await db.query('update users set disabled = true where id = $1', [ana]);
    await test.engine.sweep();
    expect((await test.send(ana, 'GET /devices')).status).toBe(401);
  });
});

describe('a list of devices', () => {
  it('has what its caller wrote in a transaction that is still open', async () => {
    const query = new URLSearchParams();
    const context = { actor: { userId: admin } };
    const body = { name: 'Bus', uniqueId: 'bus', attributes: { plate: 'A "1"', 2: 'two' } };
    const list = await db.transaction(async (unit) => {
      const made = { method: 'POST', path: '/devices', query, body };
      await test.engine.upstream.send(made, { ...context, unit });
      const read = { method: 'GET', path: '/devices', query };
      return (await test.engine.upstream.send(read, { ...context, unit })).body;
    });
    expect(JSON.parse(list ?? '')).toMatchObject([{ name: 'Bus', lastUpdate: null }]);
    // To the letter what the database makes of it.
    expect((await test.send(admin, 'GET /devices')).body).toBe(list);
    await test.engine.ingest({ uniqueId: 'bus', latitude: 1, longitude: 2 });
    const [{ id }] = JSON.parse(list ?? '') as [{ id: number }];
    const { body: one } = await test.send(admin, `GET /devices/${id}`);
    expect((await test.send(admin, 'GET /devices')).body).toBe(`[${one}]`);
    expect((await test.send(admin, 'GET /devices?excludeAttributes=true')).json).toEqual([
      { ...(JSON.parse(one ?? '') as object), attributes: {} },
    ]);
  });

  it('forgets a calendar that is gone', async () => {
    const data = Buffer.from(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n',
    ).toString('base64');
    const made = await test.send(admin, 'POST /calendars', { name: 'Shift', data });
    const { id: calendarId } = made.json as { id: number };
    await write('POST /devices', { name: 'Van', uniqueId: 'van', calendarId });
    const isOf = async () => (await test.send(admin, 'GET /devices?uniqueId=van')).json;
    expect(await isOf()).toMatchObject([{ calendarId }]);
    await write(`DELETE /calendars/${calendarId}`);
    expect(await isOf()).toMatchObject([{ calendarId: 0 }]);
  });
});
