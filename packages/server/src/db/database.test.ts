import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database';
import { openFreshTestDatabase } from './testing';

let database: Database;

beforeAll(async () => {
  database = await openFreshTestDatabase();
  await database.query(
    'create table thing (id bigint primary key, name text, at timestamptz, data jsonb)',
  );
});

afterAll(() => database.close());

describe('both databases give the same answers', () => {
  it('decodes int8 as number, timestamptz as Date, jsonb parsed, date and numeric as text', async () => {
    const { rows } = await database.query(
      `select $1::bigint as big, $2::timestamptz as at, $3::jsonb as data, $4::boolean as yes,
              date '2026-08-21' as day, 1.50::numeric as amount, 0.1::float8 as real, null as nothing`,
      [9007199254740991, new Date('2026-08-21T16:18:51.000Z'), '{"a":[1,"x"]}', true],
    );
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      at: new Date('2026-08-21T16:18:51.000Z'),
      data: { a: [1, 'x'] },
      yes: true,
      day: '2026-08-21',
      amount: '1.50',
      real: 0.1,
      nothing: null,
    });
  });

  it('carries hostile text and large answers unchanged', async () => {
    const hostile = `'"; drop table thing; -- <img src=x onerror=alert(1)> \\ 🚌`;
    const { rows } = await database.query<{ text: string; long: string }>(
      `select $1::text as text, repeat('x', 5000000) as long`,
      [hostile],
    );
    expect(rows[0]?.text).toBe(hostile);
    expect(rows[0]?.long).toHaveLength(5_000_000);
  });

  it('inserts many rows from one JSON parameter and counts them', async () => {
    const rows = Array.from({ length: 1000 }, (_, id) => ({ id: id + 100, name: `n${id}` }));
    const result = await database.query(
      'insert into thing (id, name) select id, name from json_to_recordset($1) as r(id bigint, name text)',
      [JSON.stringify(rows)],
      { name: 'insert-things' },
    );
    expect(result.rowCount).toBe(1000);
  });

  it('reports the code of an error and goes on', async () => {
    await database.query('insert into thing (id) values (1)');
    await expect(database.query('insert into thing (id) values (1)')).rejects.toMatchObject({
      code: '23505',
    });
    await expect(database.query('selec 1')).rejects.toMatchObject({ code: '42601' });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('commits what resolves and rolls back what throws', async () => {
    await database.transaction((unit) =>
      unit.query("insert into thing (id, name) values (2, 'in')"),
    );
    const failing = database.transaction(async (unit) => {
      await unit.query('delete from thing where id = 2');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.query('select name from thing where id = 2')).rows).toEqual([
      { name: 'in' },
    ]);
  });

  it('nests: a savepoint that fails leaves the outer transaction usable', async () => {
    await database.transaction(async (unit) => {
      await unit.query('insert into thing (id) values (3)');
      await expect(
        unit.transaction((inner) => inner.query('insert into thing (id) values (3)')),
      ).rejects.toMatchObject({ code: '23505' });
      await unit.transaction((inner) => inner.query('insert into thing (id) values (4)'));
    });
    const { rows } = await database.query('select id from thing where id in (3, 4) order by id');
    expect(rows).toEqual([{ id: 3 }, { id: 4 }]);
  });

  it('runs Kysely on the database and inside a unit', async () => {
    const row = { key: 'test.kysely', value: JSON.stringify({ on: true }) };
    await database.transaction((unit) => unit.kysely.insertInto('setting').values(row).execute());
    const found = await database.kysely
      .selectFrom('setting')
      .select(['value', sql<number>`count(*) over ()`.as('count')])
      .where('key', '=', row.key)
      .executeTakeFirst();
    expect(found).toEqual({ value: { on: true }, count: 1 });
  });

  it('keeps parallel transactions apart', async () => {
    await database.query('insert into thing (id, name) values (5, $1)', ['0']);
    const addOne = () =>
      database.transaction(async (unit) => {
        const { rows } = await unit.query<{ name: string }>(
          'select name from thing where id = 5 for update',
        );
        await unit.query('update thing set name = $1 where id = 5', [
          String(Number(rows[0]?.name) + 1),
        ]);
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect((await database.query('select name from thing where id = 5')).rows).toEqual([
      { name: '20' },
    ]);
  });

  it('refuses, instead of hanging, to be used inside a transaction without its unit', async () => {
    const nested = database.transaction(() => database.query('select 1'));
    await expect(nested).rejects.toThrow('pass the unit on');
  });
});
