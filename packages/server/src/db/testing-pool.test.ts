import { afterAll, expect, it } from 'vitest';
import type { Database } from './database';
import { openTestStore } from './testing';
import { createTestPool, type TestStore } from './testing-pool';

const stores: TestStore[] = [];
const pool = createTestPool(async () => {
  const store = await openTestStore();
  stores.push(store);
  return store;
});
afterAll(async () => {
  for (const store of stores) await store.drop();
});

const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

/** Everything in it, and what the next of each sequence is. */
const readAll = async (database: Database): Promise<Record<string, unknown>> => {
  const all: Record<string, unknown> = {};
  for (const { name } of (await database.query<{ name: string }>(TABLES)).rows) {
    all[name] = (await database.query(`select * from ${name} order by 1`)).rows;
  }
  const used = 'select sequencename from pg_sequences where last_value is not null';
  all['sequences'] = (await database.query(used)).rows;
  return all;
};
const addUser = (database: Pick<Database, 'query'>, name: string) =>
  database.query(
    `insert into users (name, email, attributes) values ($1, $1 || '@example.com', '{}')`,
    [name],
  );
const countUsers = async (database: Database): Promise<number> =>
  (await database.query('select id from users')).rows.length;

it('gives the next user nothing of what the one before left', async () => {
  const first = await pool.open();
  const fresh = await readAll(first);
  await addUser(first, 'ana');
  await first.query(
    `insert into devices (name, unique_id, attributes) values ('Bus', 'bus', '{}')`,
  );
  await first.query('insert into user_device (user_id, device_id) values (1, 1)');
  await first.query(`create table positions_2026_08_21 partition of positions
    for values from ('2026-08-21') to ('2026-08-22')`);
  await first.query(`update server set registration = true, announcement = 'hello'`);
  await first.query(`select nextval('position_blocks')`);
  expect(await readAll(first)).not.toEqual(fresh);
  await first.close();

  const next = await pool.open();
  expect(await readAll(next)).toEqual(fresh);
  await addUser(next, 'bruno');
  expect((await next.query('select id, name from users')).rows).toEqual([{ id: 1, name: 'bruno' }]);
  await next.close();
  expect(stores).toHaveLength(1);
});

it('has another one for who opens at the same time', async () => {
  const [one, other] = await Promise.all([pool.open(), pool.open()]);
  await addUser(one, 'ana');
  expect([await countUsers(one), await countUsers(other)]).toEqual([1, 0]);
  const heard: (string | null)[] = [];
  other.listen('access', (payload) => heard.push(payload));
  await one.notify('access', 'of one');
  await Promise.all([one.close(), other.close()]);
  expect(heard).not.toContain('of one');
  expect(stores).toHaveLength(2);
});

it('lets no work of the user before write once it is closed', async () => {
  const before = await pool.open();
  const { kysely } = before;
  let goOn = (): void => undefined;
  const waits = new Promise<void>((resolve) => (goOn = resolve));
  let hasBegun = (): void => undefined;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const running = before.transaction(async (unit) => {
    await addUser(unit, 'ana');
    hasBegun();
    await waits;
    await addUser(unit, 'late ana');
  });
  await begun;
  const order: string[] = [];
  const closing = before.close().then(() => order.push('closed'));
  goOn();
  await running.then(() => order.push('written'));
  await closing;
  expect(order).toEqual(['written', 'closed']);

  const next = await pool.open();
  await expect(addUser(before, 'much later')).rejects.toThrow('after calling end');
  await expect(before.transaction((unit) => addUser(unit, 'later'))).rejects.toThrow(
    'after calling',
  );
  await expect(kysely.selectFrom('users').select('id').execute()).rejects.toThrow();
  // A second time is no harm to who has it now.
  await before.close();
  expect(await countUsers(next)).toBe(0);
  await next.close();
});

it('gives nothing of a session on: locks, settings, tables and listeners', async () => {
  const before = await pool.open();
  const heard: (string | null)[] = [];
  before.listen('access', (payload) => heard.push(payload));
  await before.query('select pg_advisory_lock(7)');
  await before.query(`set time zone 'America/Sao_Paulo'`);
  await before.query('create temp table mine (id int)');
  await before.close();

  const next = await pool.open();
  // Those of other databases on the same server are in the list too.
  const locks = await next.query(`select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  expect(locks.rows).toEqual([]);
  const { rows } = await next.query<{ zone: string; mine: number | null }>(
    `select current_setting('TimeZone') as zone, to_regclass('mine')::oid as mine`,
  );
  expect(rows[0]).toMatchObject({ zone: expect.not.stringContaining('Sao_Paulo'), mine: null });
  heard.length = 0;
  await next.notify('access', 'of the next');
  await next.close();
  expect(heard).toEqual([]);
});

it.each([
  'create table berths (id int)',
  `alter table users add constraint no_bruno check (name <> 'bruno')`,
])('takes none back whose tables were changed: %s', async (statement) => {
  const before = await pool.open();
  await before.query(statement);
  await before.close();
  const had = stores.length;
  const next = await pool.open();
  const tables = (await next.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  expect(tables).not.toContain('berths');
  await addUser(next, 'bruno');
  expect(await countUsers(next)).toBe(1);
  await next.close();
  // Of those that are kept another one may have been left whole.
  expect(stores.length - had).toBeLessThanOrEqual(1);
});
