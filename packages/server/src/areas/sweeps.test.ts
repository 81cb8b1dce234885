import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';
import { startTestApp, type TestApp } from '../http/testing';

/** Longer than anything is kept. */
const LEAP_MS = 20 * 366 * DAY_MS;
const REAL_MS = Date.now();
const DELETES = /^\s*(?:delete from (\w+)|drop table (?:if exists )?(\w+))/;

let server: TestApp;
/** Deletions by age: table and times. */
const deleted: { table: string; timesMs: number[] }[] = [];
beforeAll(async () => {
  server = await startTestApp({ config: { checkedOnMs: undefined }, nowMs: REAL_MS + LEAP_MS });
  const watch = (unit: Pick<Unit, 'query'>): void => {
    const query = unit.query.bind(unit);
    vi.spyOn(unit, 'query').mockImplementation(async (sql: string, values?: readonly unknown[]) => {
      const [, of, dropped] = DELETES.exec(sql) ?? [];
      const table = of ?? dropped;
      const timesMs = (values ?? []).flatMap((value) =>
        value instanceof Date ? [value.getTime()] : [],
      );
      if (table && (dropped || timesMs.length > 0)) deleted.push({ table, timesMs });
      return query(sql, values) as never;
    });
  };
  const { database } = server;
  watch(database);
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation((work, ...more) =>
    transaction(
      (unit) => {
        watch(unit);
        return work(unit);
      },
      ...more,
    ),
  );
});
afterAll(() => server.stop());

const sweep = async (): Promise<void> => {
  deleted.length = 0;
  await server.app.sweep();
  await server.engine.sweep();
};

it('nothing is deleted for its age by a clock that leapt, whatever is kept', async () => {
  // Ahead of the database: what is old is old by its clock.
  await sweep();
  const tables = new Set(deleted.map(({ table }) => table));
  expect([...tables]).toEqual(
    expect.arrayContaining(['webhook_delivery', 'engine_stop', 'events']),
  );
  expect(tables.size).toBeGreaterThan(25);
  expect(deleted.filter(({ timesMs }) => timesMs.some((ms) => ms > REAL_MS + DAY_MS))).toEqual([]);
  // With the database's, after a long time.
  await server.database.query('update steady_clock set seen_until = $1', [
    new Date(REAL_MS - 100 * DAY_MS),
  ]);
  await sweep();
  expect(deleted).toEqual([]);
});
