import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createSteadyClock } from './steady-clock';

const START_MS = Date.UTC(2026, 2, 1, 12);
let db: Database;
let nowMs = START_MS;
let fixes: number[] = [];
const told: string[] = [];
const open = (checkedOnMs?: number) =>
  createSteadyClock({
    db,
    clock: () => nowMs,
    checkedOnMs,
    listFixTimes: () => fixes,
    log: { warn: (_details, message) => void told.push(message) },
  });

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query('delete from steady_clock');
  nowMs = START_MS;
  fixes = [START_MS];
  told.length = 0;
});
afterAll(() => db.close());

it('goes on by days with nobody near, and by a leap only with a fix of that day', async () => {
  const clock = open();
  expect(await clock.read()).toBe(START_MS);
  nowMs += 3 * DAY_MS;
  expect(await clock.read()).toBe(nowMs);
  nowMs += 100 * DAY_MS;
  expect([await clock.read(), await clock.read()]).toEqual([null, null]);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('--retention-checked-on');
  fixes = [START_MS, nowMs - DAY_MS / 2];
  expect(await clock.read()).toBe(nowMs);
  // It is kept where other servers and the next start see it.
  fixes = [START_MS];
  expect(await open().read()).toBe(nowMs);
});

it('goes on where a person vouches for the day, and no further', async () => {
  await open().read();
  nowMs += 100 * DAY_MS;
  expect(await open(nowMs).read()).toBe(nowMs);
  nowMs += 100 * DAY_MS;
  expect(await open(nowMs - 100 * DAY_MS).read()).toBe(null);
});

it('believes no clock at first that is far from what is stored', async () => {
  nowMs += 100 * DAY_MS;
  expect(await open().read()).toBe(null);
  fixes = [];
  expect(await open().read()).toBe(nowMs);
});

it('is never ahead of the clock of the database, but where a person vouches for the day', async () => {
  const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
  const databaseMs = rows[0]!.now.getTime();
  [nowMs, fixes] = [databaseMs + 400 * DAY_MS, [databaseMs]];
  const readMs = await open().read();
  expect(readMs).toBeLessThan(databaseMs + DAY_MS);
  expect(await open(nowMs).read()).toBe(nowMs);
});
