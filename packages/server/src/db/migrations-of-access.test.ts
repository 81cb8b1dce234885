import { KEY_READ_AREAS, KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { migrations } from './migrations';
import { openFreshTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openFreshTestDatabase();
});
afterAll(() => database.close());

it('brings links of before to 0056: what showed the name shows the plate, and openings go with their link', async () => {
  await database.query('create schema before_grown_shares');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_grown_shares');
    await unit.query('create table credential (id bigint primary key)');
    await unit.query('insert into credential values (1), (2)');
    await migrations['0014-shares']?.up(unit.kysely);
    await unit.query(
      `insert into share (credential_id, device_ids, shows_name, shows_speed, shows_address,
         shows_trail) values (1, '[7]', true, true, false, true), (2, '[7]', false, true, true, true)`,
    );
    await migrations['0056-grown-shares']?.up(unit.kysely);
    const { rows } = await unit.query(
      `select shows_plate, shows_driver, trail_hours, max_openings, language, pin_hash
       from share order by credential_id`,
    );
    const rest = { trail_hours: 0.5, max_openings: 0, language: 'auto', pin_hash: null };
    expect(rows).toEqual([
      { shows_plate: true, shows_driver: false, ...rest },
      { shows_plate: false, shows_driver: false, ...rest },
    ]);
    await unit.query(
      `insert into share_opening (share_id, opened_at, device) values (1, now(), 'phone')`,
    );
    await unit.query('delete from credential where id = 1');
    expect((await unit.query('select 1 from share_opening')).rows).toEqual([]);
  });
});

it('brings a database to 0057, where what a key may goes with its credential', async () => {
  await database.query('create schema before_keys');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_keys');
    await unit.query('create table credential (id bigint primary key)');
    await unit.query('insert into credential values (1), (2)');
    await migrations['0057-keys']?.up(unit.kysely);
    await unit.query(
      `insert into api_key values (1, true, false, false, true, 'https://shop.example', '', 'abcdef', 'p')`,
    );
    await unit.query(`insert into embed_token values (2, '{"deviceIds":[7]}')`);
    await unit.query('delete from credential');
    for (const table of ['api_key', 'embed_token']) {
      expect((await unit.query(`select 1 from ${table}`)).rows).toEqual([]);
    }
  });
});

it('brings keys to 0092, with the areas that they reached and may still, and lets stops of programs wait apart', async () => {
  await database.query('create schema before_areas');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_areas');
    await unit.query('create table credential (id bigint primary key)');
    await unit.query('insert into credential values (1), (2), (3)');
    await unit.query('create table queued_commands (id bigint, type text)');
    for (const name of ['0016-waiting-stops', '0029-guarded-texts', '0057-keys']) {
      await migrations[name]?.up(unit.kysely);
    }
    for (const [id, mayRead, mayWrite] of [
      [1, true, false],
      [2, false, true],
      [3, false, false],
    ]) {
      await unit.query(
        `insert into api_key values ($1, $2, $3, true, true, '', '', 'abcdef', $4)`,
        [id, mayRead, mayWrite, `key ${String(id)}`],
      );
    }

    await migrations['0092-areas-of-keys']?.up(unit.kysely);

    const { rows } = await unit.query<{ reads: string; writes: string }>(
      'select reads, writes, may_share from api_key order by credential_id',
    );
    const [reader, writer, neither] = rows;
    expect(neither).toEqual({ reads: '', writes: '', may_share: true });
    expect([reader?.writes, writer?.reads]).toEqual(['', '']);
    const [reads, writes] = [String(reader?.reads).split(','), String(writer?.writes).split(',')];
    expect(KEY_READ_AREAS).toEqual(expect.arrayContaining(reads));
    expect(KEY_WRITE_AREAS).toEqual(expect.arrayContaining(writes));
    expect(reads).toEqual(expect.arrayContaining(['positions', 'shares', 'reports']));
    expect(writes).toContain('devices');
    expect(writes).not.toContain('notifications');
    const ask = (key: number | null) =>
      unit.query(
        `insert into engine_stop (tracking_origin, device_id, user_id, user_name, command, state,
           asked_at, changed_at, made_with)
         values ('engine', 1, 1, 'Ana', '{}', 'waiting', now(), now(), $1)
         on conflict do nothing returning id`,
        [key],
      );
    const waiting = [await ask(null), await ask(null), await ask(1), await ask(1)];
    expect(waiting.map((each) => each.rows.length)).toEqual([1, 0, 1, 0]);
  });
});

it('brings accounts of before to 0062, 0088 and 0089, below no reseller’s suspension, working for nobody, made by nobody', async () => {
  await database.query('create schema before_resellers');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_resellers');
    await unit.query('create table account (tracking_origin text, user_id bigint)');
    await unit.query(`insert into account values ('engine', 7)`);
    await migrations['0062-resellers']?.up(unit.kysely);
    const { rows } = await unit.query('select suspended_with, resold_at from account');
    expect(rows).toEqual([{ suspended_with: null, resold_at: null }]);
    await migrations['0088-people-of-resellers']?.up(unit.kysely);
    expect((await unit.query('select works_for_reseller from account')).rows).toEqual([
      { works_for_reseller: false },
    ]);
    await migrations['0089-makers']?.up(unit.kysely);
    expect((await unit.query('select made_by, last_restrictions from account')).rows).toEqual([
      { made_by: null, last_restrictions: '' },
    ]);
    await unit.query(
      `insert into reseller (tracking_origin, user_id, made_at) values ('engine', 7, now())`,
    );
    const { rows: made } = await unit.query(
      'select max_devices, max_users, max_resellers from reseller',
    );
    expect(made).toEqual([{ max_devices: -1, max_users: -1, max_resellers: 0 }]);
  });
});

it('brings a database to 0064, where what an invitation makes goes with its credential', async () => {
  await database.query('create schema before_invitations');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_invitations');
    await unit.query('create table credential (id bigint primary key)');
    await unit.query('insert into credential values (1)');
    await migrations['0064-invitations']?.up(unit.kysely);
    await unit.query(`insert into invitation values (1, '{"name":"Marina"}')`);
    await unit.query('delete from credential');
    expect((await unit.query('select 1 from invitation')).rows).toEqual([]);
  });
});
