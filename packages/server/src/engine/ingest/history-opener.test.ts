import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';
import type { IngestMessage } from './messages/ingest-message';

let db: Database;
let test: TestEngine;

/** A kilometre north every minute. */
const messageAt = (minute: number): IngestMessage => ({
  uniqueId: 'bus',
  timestampMs: test.now() + minute * MINUTE_MS,
  latitude: 30 + minute * 0.009,
  longitude: -97,
  speedKnots: 30,
  attributes: {},
});
const readFixes = async () =>
  (
    await db.query<{ distance: number; total: number; minute: number }>(
      `select (attributes->>'distance')::float8 as distance,
         (attributes->>'totalDistance')::float8 as total,
         extract(epoch from fix_time - $1::timestamptz)::float8 / 60 as minute
       from all_positions order by fix_time`,
      [new Date(test.now())],
    )
  ).rows;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const user = { name: 'Ana', email: 'ana@example.com', password: 'a long password' };
  await test.send('anonymous', 'POST /users', user);
  const userId = await test.userId(user.email);
  await test.send(userId, 'POST /devices', { name: 'Bus', uniqueId: 'bus' });
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

describe('the past of a device', () => {
  it('is stored as if it had been live, while the device is heard live', async () => {
    await test.engine.ingestMany([{ ...messageAt(0), totalDistanceMeters: 9_000 }]);
    const past = await test.engine.openHistory('bus', test.now());
    expect(past?.storedUntilMs).toBeNull();
    await past?.add([{ ...messageAt(-30), totalDistanceMeters: 5_000 }, messageAt(-29)]);
    await test.engine.ingestMany([messageAt(1)]);
    await past?.add([messageAt(-28)]);

    const fixes = await readFixes();
    expect(fixes.map(({ minute }) => minute)).toEqual([-30, -29, -28, 0, 1]);
    const leg = fixes[1]?.distance ?? 0;
    expect(leg).toBeCloseTo(1001.9, 0);
    [5_000, 5_000 + leg, 5_000 + 2 * leg, 9_000, 9_000 + leg].forEach((total, at) =>
      expect(fixes[at]?.total).toBeCloseTo(total, 1),
    );
  });

  it('has events of its own and leaves the device as it is', async () => {
    const events = await db.query('select type from events order by event_time, id');
    expect(events.rows.filter(({ type }) => type === 'deviceMoving')).toHaveLength(2);
    const { rows } = await db.query<{ status: string; fix_time: Date }>(
      'select status, fix_time from device_state',
    );
    expect(rows).toEqual([{ status: 'online', fix_time: new Date(test.now() + MINUTE_MS) }]);
  });

  it('goes on after what an earlier try stored, and is there for known devices only', async () => {
    const past = await test.engine.openHistory('bus', test.now());
    expect(past?.storedUntilMs).toBe(test.now() - 28 * MINUTE_MS);
    await past?.add([messageAt(-27)]);
    const [, , before, fix] = await readFixes();
    expect(fix?.total).toBeCloseTo((before?.total ?? 0) + (fix?.distance ?? 0), 3);
    expect(await test.engine.openHistory('nobody', test.now())).toBeUndefined();
  });
});

describe('a device whose last fix is taken in silently', () => {
  it('was heard when it was sent, and is as it was', async () => {
    const userId = await test.userId('ana@example.com');
    await test.send(userId, 'POST /devices', { name: 'Van', uniqueId: 'van' });
    const van = { ...messageAt(-90), uniqueId: 'van' };
    await test.engine.ingestMany([van], { silent: true });
    await test.engine.ingestMany([{ ...van, timestampMs: test.now() - 120 * MINUTE_MS }], {
      silent: true,
    });
    const { json } = await test.send(userId, 'GET /devices?uniqueId=van');
    expect(json).toMatchObject([
      { status: 'offline', lastUpdate: '2026-08-21T10:30:00.000+00:00' },
    ]);
  });
});
