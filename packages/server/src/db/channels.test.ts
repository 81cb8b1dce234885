import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database';
import { openPostgres } from './postgres/open-postgres';
import { openFreshTestDatabase } from './testing';

let db: Database;
beforeAll(async () => void (db = await openFreshTestDatabase()));
afterAll(() => db.close());

/** Listens, and is ready when what is told is heard. */
const hear = async (on: Database, by = on) => {
  const heard: (string | null)[] = [];
  const stop = on.listen('access', (payload) => heard.push(payload));
  await expect
    .poll(async () => {
      await by.notify('access', 'ready?');
      return heard.includes('ready?');
    })
    .toBe(true);
  // What was on its way when it was heard first.
  await by.notify('access', 'ready');
  await expect.poll(() => heard.at(-1)).toBe('ready');
  heard.length = 0;
  return { heard, stop };
};

it('tells at the commit, and nothing of what is rolled back', async () => {
  const { heard, stop } = await hear(db);
  const failing = db.transaction(async (unit) => {
    await unit.notify('access', 'never');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.transaction(async (unit) => {
    await unit.notify('access', 'user 1 and 2');
    await unit.notify('sessions', 'of another channel');
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['user 1 and 2']);
  stop();
  await db.notify('access', 'after the end');
  const other = await hear(db);
  expect(heard).toEqual(['user 1 and 2']);
  other.stop();
});

const serverUrl = process.env['TEST_DATABASE_URL'];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

// Several servers share only a PostgreSQL: TEST_DATABASE_URL names none in the run on the embedded database.
describe.skipIf(serverUrl === undefined)('between servers', () => {
  it('reaches the others, and says when something may have been missed', async () => {
    const url = serverUrl ?? '';
    const [one, other] = [await openPostgres({ url, log }), await openPostgres({ url, log })];
    const { heard } = await hear(one, other);
    await other.notify('access', 'user 3');
    await expect.poll(() => heard).toEqual(['user 3']);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid() and datname = current_database()`,
    );
    await expect.poll(() => heard, { timeout: 5_000 }).toContain(null);
    await other.notify('access', 'user 4');
    await expect.poll(() => heard.at(-1)).toBe('user 4');
    await Promise.all([one.close(), other.close()]);
  });
});
