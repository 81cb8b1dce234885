import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Unit } from './database';
import { migrations } from './migrations';
import { openFreshTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openFreshTestDatabase();
});
afterAll(() => database.close());

/** Works in a schema of its own, so that nothing of the whole database is in the way. */
const inSchema = async (name: string, work: (unit: Unit) => Promise<void>): Promise<void> => {
  await database.query(`create schema ${name}`);
  await database.transaction(async (unit) => {
    await unit.query(`set local search_path to ${name}`);
    await work(unit);
  });
};
const migrate = async (unit: Unit, ...names: string[]): Promise<void> => {
  for (const name of names) {
    const migration = migrations[name];
    if (!migration) throw new Error(`there is no migration ${name}`);
    await migration.up(unit.kysely);
  }
};
const rowsOf = async (unit: Unit, sql: string) => (await unit.query(sql)).rows;

it('brings a database of 0073 to 0074, where a vehicle has one consent that counts', async () => {
  await inSchema('before_consents', async (unit) => {
    await migrate(unit, '0074-consents');
    const ask = (token: string) =>
      unit.query(
        `insert into consent (tracking_origin, user_id, asked_by, device_id, device_name,
           person_name, email, purpose, created_at, token_hash)
         values ('engine', 7, 'Ana', 3, 'Van', 'Bia', '', '', now(), '${token}')`,
      );
    await ask('one');
    await unit.query(
      `insert into consent_answer (consent_id, at, answer, how, user_id, user_name, note)
       values (1, now(), 'given', 'link', 0, '', '')`,
    );
    await unit.query(`update consent set ended_at = now()`);
    await ask('two');
    const seen = 'select answer, is_held, ended_at is null as counts from consent order by id';
    expect(await rowsOf(unit, seen)).toEqual([
      { answer: 'asked', is_held: false, counts: false },
      { answer: 'asked', is_held: false, counts: true },
    ]);
    await unit.query('delete from consent where id = 1');
    expect(await rowsOf(unit, 'select 1 from consent_answer')).toEqual([]);
    await unit.query('savepoint third');
    await expect(ask('three')).rejects.toThrow('consent_that_counts');
    await unit.query('rollback to savepoint third');
  });
});

it('brings consents of 0074 to 0078, and tells nobody of what is long over', async () => {
  await inSchema('before_told_ends', async (unit) => {
    await migrate(unit, '0074-consents');
    const ask = (
      deviceId: number,
      { token = `${deviceId}`, origin = 'engine', end = 'null' } = {},
    ) =>
      unit.query(
        `insert into consent (tracking_origin, user_id, asked_by, device_id, device_name,
           person_name, email, purpose, created_at, expires_at, token_hash)
         values ('${origin}', 7, 'Ana', ${deviceId}, 'Van', 'Bia', '', '', now(), ${end}, '${token}')`,
      );
    await ask(1);
    await ask(2, { end: `now() - interval '1 day'` });
    await ask(3, { end: `now() + interval '1 day'` });
    await migrate(unit, '0078-consents-that-end');
    const seen = 'select device_id, told_end, moved_from from consent order by id';
    expect(await rowsOf(unit, seen)).toEqual([
      { device_id: 1, told_end: '', moved_from: null },
      { device_id: 2, told_end: 'expired', moved_from: null },
      { device_id: 3, told_end: '', moved_from: null },
    ]);
    // A link goes along to another tracking API, and is nobody else's at this one.
    await ask(1, { origin: 'http://there' });
    await unit.query('savepoint again');
    await expect(ask(4, { token: '1' })).rejects.toThrow('consent_of_token');
    await unit.query('rollback to savepoint again');
  });
});

it('brings a database of 0086 to 0087, where a version is accepted once by each', async () => {
  await inSchema('before_terms', async (unit) => {
    await migrate(unit, '0068-erasures');
    await unit.query(`insert into erasure values ('engine', 7, now(), 1)`);
    await migrate(unit, '0087-accepted-terms');
    const accept = (userId: number, domain: string) =>
      unit.query(
        `insert into accepted_terms
           (tracking_origin, user_id, domain, version, document, accepted_at, address)
         values ('engine', ${userId}, '${domain}', '1', 'https://a.example', now(), '')`,
      );
    await accept(7, '');
    await accept(7, 'north.example');
    await accept(8, '');
    await unit.query('savepoint twice');
    await expect(accept(8, '')).rejects.toThrow('accepted_terms_once');
    await unit.query('rollback to savepoint twice');
    expect(await rowsOf(unit, 'select user_id from erasure')).toEqual([{ user_id: 7 }]);
    expect(await rowsOf(unit, 'select user_id from accepted_terms order by id')).toEqual([
      ...[{ user_id: 7 }, { user_id: 7 }, { user_id: 8 }],
    ]);
  });
});
