import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';

const RETENTION_DAYS = 10;

let db: Database;
let test: TestEngine;
beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db, { retentionDays: RETENTION_DAYS });
  await test.send('anonymous', 'POST /users', { name: 'A', email: 'a@example.com', password: 'p' });
  const admin = await test.userId('a@example.com');
  await test.send(admin, 'POST /devices', { name: 'Bus', uniqueId: 'bus' });
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

/** Stores events of these ages in days, in this order; `count` alike in a row. */
const addEvents = async (daysAgo: readonly number[], count = 1): Promise<void> => {
  for (const days of daysAgo) {
    await db.query(
      `insert into events (id, type, event_time, device_id, attributes)
       select (select coalesce(max(id), 0) from events) + n, 'alarm', $1, 1, '{}'
       from generate_series(1, $2::int) n`,
      [new Date(test.now() - days * DAY_MS), count],
    );
  }
};
const agesOf = async (table: string, time: string): Promise<number[]> => {
  const { rows } = await db.query<{ time: Date }>(
    `select ${time} as time from ${table} order by id`,
  );
  return rows.map(({ time: at }) => Math.round((test.now() - at.getTime()) / DAY_MS));
};

it('events go with the days of their fixes, however many there are, late ones with their neighbours', async () => {
  await db.query('delete from events');
  await addEvents([30, 20], 1_500);
  await addEvents([11, 10, 400, 0]);
  await test.engine.sweep();
  expect(await agesOf('events', 'event_time')).toEqual([10, 400, 0]);
  test.wait(DAY_MS);
  await test.engine.sweep();
  expect(await agesOf('events', 'event_time')).toEqual([1]);
});

it('what people did and what was counted is kept two years', async () => {
  await db.query('delete from actions');
  await db.query('delete from statistics');
  const daysAgo = [900, 731, 729, 1];
  for (const days of daysAgo) {
    const time = new Date(test.now() - days * DAY_MS);
    await db.query(
      `insert into actions (action_time, user_id, action_type, object_id, attributes)
       values ($1, 1, 'login', 0, '{}')`,
      [time],
    );
    await db.query(
      `insert into statistics (capture_time, active_users, active_devices, requests,
         messages_received, messages_stored, protocols) values ($1, 0, 0, 0, 0, 0, '{}')`,
      [time],
    );
  }
  await test.engine.sweep();
  expect(await agesOf('actions', 'action_time')).toEqual([729, 1]);
  expect(await agesOf('statistics', 'capture_time')).toEqual([729, 1]);
});

it('a clock that leaps ahead drops nothing', async () => {
  const leaping = await createTestEngine(db, { retentionDays: 90, checkedOnMs: undefined });
  const fixesOf = async () => (await db.query('select 1 from positions')).rowCount;
  await db.query('delete from steady_clock');
  await leaping.engine.ingest({
    uniqueId: 'bus',
    latitude: 1,
    longitude: 2,
    timestampMs: leaping.now(),
  });
  await leaping.engine.sweep();
  const before = await fixesOf();
  expect(before).toBeGreaterThan(0);
  leaping.wait(95 * DAY_MS);
  await leaping.engine.sweep();
  expect(await fixesOf()).toBe(before);
  expect(leaping.logged.join()).toContain('the clock leapt ahead');
  await leaping.engine.close();
});
