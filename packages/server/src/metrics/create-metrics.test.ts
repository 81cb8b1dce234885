import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createDoorLimits } from '../listener/door-limits';
import { createMetrics, type Metrics } from './create-metrics';

const valueOf = async (metrics: Metrics, line: string): Promise<number | undefined> => {
  const { text } = await metrics.read();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it('counts what limits refuse, and changes nothing of what they say', async () => {
  const metrics = createMetrics();
  const clock = () => 0;
  const limits = metrics.watchLimits(createDoorLimits({ addressLimit: 1, trustProxy: [], clock }));
  const taken = Array.from({ length: 502 }, () => limits.takeMessage('bus'));
  expect(taken.filter(Boolean)).toHaveLength(500);
  expect(await valueOf(metrics, 'tracking_limited_total{kind="message"}')).toBe(2);
  expect(await valueOf(metrics, 'tracking_limited_total{kind="call"}')).toBe(0);
});

it('times transactions by how they end, and shows who waits for a connection', async () => {
  const metrics = createMetrics();
  const watched = metrics.watchDatabase(database);
  const count = (outcome: string) =>
    valueOf(metrics, `tracking_database_transaction_duration_seconds_count{outcome="${outcome}"}`);
  const committed = watched.transaction(async (unit) => (await unit.query('select 1')).rowCount);
  expect(await committed).toBe(1);
  const failed = watched.transaction(() => Promise.reject(new Error('not now')));
  await expect(failed).rejects.toThrow('not now');
  expect([await count('committed'), await count('failed')]).toEqual([1, 1]);

  // More than any pool here has connections.
  const crowd = 20;
  let leave = (): void => undefined;
  const held = new Promise<void>((resolve) => (leave = resolve));
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const stay = (): Promise<void> => {
    begin();
    return held;
  };
  const all = Array.from({ length: crowd }, () => watched.transaction(stay));
  await begun;
  const busy = (await valueOf(metrics, 'tracking_database_connections{state="busy"}')) ?? 0;
  expect(busy).toBeGreaterThan(0);
  expect(await valueOf(metrics, 'tracking_database_waiting')).toBe(crowd - busy);
  leave();
  await Promise.all(all);
  expect(await valueOf(metrics, 'tracking_database_waiting')).toBe(0);
  expect(await count('committed')).toBe(1 + crowd);
});
