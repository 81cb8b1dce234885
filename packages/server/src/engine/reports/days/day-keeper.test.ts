import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../testing';

const HOUR = 3_600;
const TODAY = 24 * HOUR;
/** Times are told in seconds since this midnight (UTC); it is noon of the next day. */
const YESTERDAY_MS = Date.UTC(2026, 7, 20);

let db: Database;
let test: TestEngine;
let admin: number;
let deviceId: number;

const iso = (seconds: number): string => new Date(YESTERDAY_MS + seconds * 1000).toISOString();

const tell = async (
  seconds: number,
  latitude: number,
  speedKnots = 0,
  attributes: Record<string, unknown> = {},
): Promise<void> => {
  const timestampMs = YESTERDAY_MS + seconds * 1000;
  const place = { latitude, longitude: 2, speedKnots, attributes };
  const told = await test.engine.ingest({ uniqueId: 'bus', timestampMs, ...place });
  expect(told).toMatchObject({ outcome: 'stored' });
};

/** Stands for five minutes, drives north for ten, and stands again. */
const drive = async (fromSeconds: number, latitude: number, attributes = {}): Promise<void> => {
  const told = Array.from({ length: 41 }, (_, step) => {
    const driven = Math.min(Math.max(step - 10, 0), 20);
    const speedKnots = step > 10 && step <= 30 ? 14 : 0;
    return tell(fromSeconds + step * 30, latitude + driven * 0.002, speedKnots, attributes);
  });
  await Promise.all(told);
};

interface Row {
  deviceName: string;
  startPositionId: number;
  startTime: string;
  spentFuel: number;
}

const ask = async (kind: 'trips' | 'stops', from = 0, to = TODAY - 1): Promise<Row[]> => {
  const query = `deviceId=${deviceId}&from=${iso(from)}&to=${iso(to)}`;
  const { json, status } = await test.send(admin, `GET /reports/${kind}?${query}`);
  expect(status).toBe(200);
  return json as Row[];
};

/** Returns the present answer, and checks that it equals the one with nothing kept. */
const askTwice = async (...asked: Parameters<typeof ask>): Promise<Row[]> => {
  const rows = await ask(...asked);
  await db.query('delete from day_courses');
  expect(await ask(...asked)).toEqual(rows);
  return rows;
};

const countKept = async (): Promise<number> => {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from day_courses');
  return rows[0]?.n ?? 0;
};

beforeEach(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db, { retentionDays: 3 });
  const person = { name: 'Ana', email: 'ana@example.com', password: 'a long password' };
  admin = ((await test.send('anonymous', 'POST /users', person)).json as { id: number }).id;
  const bus = await test.send(admin, 'POST /devices', { name: 'Bus', uniqueId: 'bus' });
  deviceId = (bus.json as { id: number }).id;
  await drive(8 * HOUR, 1);
  await drive(20 * HOUR, 1.04);
});
afterEach(async () => {
  await test.engine.close();
  await db.close();
});

it('keeps a day that is over when it is first asked for, and tells the same of it', async () => {
  const first = await ask('trips');
  expect(first).toHaveLength(2);
  expect(await countKept()).toBe(1);
  expect(await ask('trips')).toEqual(first);
  expect(await askTwice('stops')).toHaveLength(3);
});

it('cuts a kept day where it is asked', async () => {
  await ask('trips');
  for (const [from, to] of [
    [8 * HOUR + 500, 20 * HOUR + 700],
    [8 * HOUR + 900, 8 * HOUR + 1_100],
    [12 * HOUR, 36 * HOUR - 1],
    [-HOUR, 9 * HOUR],
  ] as const) {
    const kept = await ask('trips', from, to);
    await db.query(`update day_courses set legs = null`);
    expect(await ask('trips', from, to)).toEqual(kept);
    await db.query('delete from day_courses');
    expect(await ask('trips', from, to)).toEqual(kept);
  }
});

it('forgets a day with a fix that comes late, also after a start', async () => {
  expect(await ask('trips')).toHaveLength(2);
  await drive(12 * HOUR, 1.04);
  expect(await countKept()).toBe(0);
  // Back to where the evening's trip began it came unseen.
  expect(await askTwice('trips')).toHaveLength(4);

  await test.engine.close();
  test = await createTestEngine(db, { retentionDays: 3 });
  await drive(14 * HOUR, 1.08);
  expect(await countKept()).toBe(0);
  expect(await askTwice('trips')).toHaveLength(5);
});

it('makes a day again that was kept by other rules: those of the version before, or since changed', async () => {
  const trips = await ask('trips');
  const before = await db.query(
    `update day_courses set rules = regexp_replace(rules, '^[0-9]+ ', '1 '), legs = '[]', fixes = '[]'`,
  );
  expect(before.rowCount).toBe(1);
  expect(await ask('trips')).toEqual(trips);
  expect(await ask('trips')).toEqual(trips);

  const attributes = { 'report.trip.minDistance': 50_000 };
  const bus = { id: deviceId, name: 'Bus', uniqueId: 'bus', attributes };
  expect((await test.send(admin, `PUT /devices/${deviceId}`, bus)).status).toBe(200);
  expect(await askTwice('trips')).toEqual([]);

  const group = await test.send(admin, 'POST /groups', { name: 'Buses', attributes });
  const groupId = (group.json as { id: number }).id;
  const grouped = { ...bus, groupId, attributes: {} };
  expect((await test.send(admin, `PUT /devices/${deviceId}`, grouped)).status).toBe(200);
  expect(await ask('trips')).toEqual([]);
  const far = { id: groupId, name: 'Buses', attributes: { 'report.trip.minDistance': '200' } };
  expect((await test.send(admin, `PUT /groups/${groupId}`, far)).status).toBe(200);
  expect(await ask('trips')).toEqual(trips);
  expect(await countKept()).toBe(1);
});

it('measures the way of a device that says its counter is not to be trusted', async () => {
  await drive(22 * HOUR, 1.08, { odometer: 7 });
  const distanceOf = async (): Promise<unknown> => (await ask('trips')).at(-1);
  expect(await distanceOf()).toMatchObject({ distance: 0 });
  const attributes = { 'report.ignoreOdometer': true };
  const bus = { id: deviceId, name: 'Bus', uniqueId: 'bus', attributes };
  expect((await test.send(admin, `PUT /devices/${deviceId}`, bus)).status).toBe(200);
  const [, , last] = (await ask('trips')) as unknown as { distance: number }[];
  expect(last?.distance).toBeGreaterThan(4_000);
});

it('leaves a day alone that no fix changes', async () => {
  await ask('trips');
  await tell(TODAY + HOUR, 1.08);
  expect(await countKept()).toBe(1);
});

it('never keeps a day without a fix that came meanwhile', async () => {
  for (let round = 0; round < 6; round += 1) {
    const late = tell((9 + round) * HOUR, 1.5 + round, 30, { odometer: round + 1 });
    const asked = [ask('trips'), ask('stops'), ask('trips', -6 * HOUR, 12 * HOUR)];
    await Promise.all([...asked, late, tell((9 + round) * HOUR + 60, 1.5 + round)]);
    await askTwice('trips');
  }
});

it('forgets a day whose fixes are deleted', async () => {
  const [first] = await ask('trips');
  const period = `deviceId=${deviceId}&from=${iso(19 * HOUR)}&to=${iso(22 * HOUR)}`;
  expect((await test.send(admin, `DELETE /positions?${period}`)).status).toBe(204);
  expect(await askTwice('trips')).toHaveLength(1);

  const one = `DELETE /positions/${first?.startPositionId ?? 0}`;
  expect((await test.send(admin, one)).status).toBe(204);
  const [after] = await askTwice('trips');
  expect(after?.startPositionId).not.toBe(first?.startPositionId);
});

it('has nothing of a day beyond retention', async () => {
  await ask('trips');
  test.wait(4 * DAY_MS);
  await test.engine.sweep();
  expect(await countKept()).toBe(0);
  expect(await ask('trips')).toEqual([]);
});

it('forgets a day whose late fixes go, where retention grew since they came', async () => {
  await test.engine.close();
  test = await createTestEngine(db, { retentionDays: 0 });
  await drive(12 * HOUR, 1.04);
  await test.engine.close();
  test = await createTestEngine(db, { retentionDays: 30, startMs: test.now() + 30 * DAY_MS });
  expect(await ask('trips')).toHaveLength(4);
  test.wait(DAY_MS);
  // The late ones came the day after: today they go, and the day they belong to went too.
  await test.engine.sweep();
  expect(await countKept()).toBe(0);
  await askTwice('trips');
});

it('answers with what devices and drivers are called and hold now', async () => {
  await drive(22 * HOUR, 1.08, { fuelLevel: 50 });
  await tell(23 * HOUR, 1.12, 0, { fuelLevel: 40 });
  await ask('stops');
  const device = { id: deviceId, name: 'Coach', uniqueId: 'bus', attributes: { fuelCapacity: 90 } };
  expect((await test.send(admin, `PUT /devices/${deviceId}`, device)).status).toBe(200);
  const last = (await askTwice('stops')).at(-1);
  expect(last).toMatchObject({ deviceName: 'Coach', spentFuel: 9 });
});

it('keeps the hours of today that are over, and goes through what came since', async () => {
  await drive(TODAY + 9 * HOUR, 1.08);
  await drive(TODAY + 11 * HOUR, 1.12);
  expect(await askTwice('trips', TODAY, 2 * TODAY - 1)).toHaveLength(2);
  const { rows } = await db.query<{ until_time: Date }>('select until_time from day_courses');
  expect(rows.map(({ until_time: time }) => time.toISOString())).toEqual([iso(TODAY + 11 * HOUR)]);

  await drive(TODAY + 11.5 * HOUR, 1.16);
  expect(await countKept()).toBe(1);
  expect(await ask('trips', TODAY, 2 * TODAY - 1)).toHaveLength(3);
  await tell(TODAY + 10 * HOUR, 1.3);
  expect(await countKept()).toBe(0);
  await askTwice('trips', TODAY, 2 * TODAY - 1);

  test.wait(2 * HOUR * 1000);
  expect(await askTwice('trips', 12 * HOUR, 36 * HOUR - 1)).toEqual(
    await ask('trips', 12 * HOUR, 36 * HOUR - 1),
  );
});

it('goes through every fix of a day with more at once than it can tell', async () => {
  const crowd = Array.from({ length: 400 }, (_, step) => tell(21 * HOUR + step / 10, 1.08));
  await Promise.all(crowd);
  const rows = await askTwice('trips');
  expect(rows).toHaveLength(2);
  const { rows: kept } = await db.query('select legs from day_courses');
  expect(kept).toEqual([{ legs: null }]);
  expect(await ask('trips')).toEqual(rows);
});
