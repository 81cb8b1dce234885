import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { migrations } from './migrations';
import { openFreshTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openFreshTestDatabase();
});
afterAll(() => database.close());

it('brings a database with data from 0001 to 0003 without losing a row', async () => {
  await database.query('create schema previous');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to previous');
    await migrations['0001-tracking']?.up(unit.kysely);
    await unit.query(`insert into users (name, email) values ('Ana', 'ana@example.com')`);
    // There were no calendars yet, whatever a number said.
    await unit.query(`insert into devices (name, unique_id, calendar_id) values ('Bus', 'bus', 7)`);
    await unit.query(`insert into device_state (device_id, motion) values (1, '{"moving":true}')`);
    await unit.query(
      `insert into notifications (type, command_id, calendar_id) values ('alarm', 3, 7)`,
    );
    await unit.query(
      `insert into events (id, type, event_time, device_id) values (1, 'alarm', now(), 1)`,
    );

    await migrations['0003-engine-resources']?.up(unit.kysely);

    const { rows } = await unit.query(
      `select d.name, d.calendar_id, s.motion, s.overspeed, n.type, n.command_id, e.attributes
       from devices d join device_state s on s.device_id = d.id
       cross join notifications n cross join events e`,
    );
    expect(rows).toEqual([
      {
        name: 'Bus',
        calendar_id: null,
        motion: { moving: true },
        overspeed: null,
        type: 'alarm',
        command_id: null,
        attributes: {},
      },
    ]);
    await unit.query(`insert into calendars (name, data) values ('Work', '')`);
    await unit.query(`update devices set calendar_id = 1`);
    await unit.query('delete from calendars');
    const after = await unit.query('select calendar_id from devices');
    expect(after.rows).toEqual([{ calendar_id: null }]);
  });
});

it('brings a scheduled report from 0003 to 0004, sent to nobody yet', async () => {
  await database.query('create schema before_outbox');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_outbox');
    await migrations['0001-tracking']?.up(unit.kysely);
    await migrations['0003-engine-resources']?.up(unit.kysely);
    await unit.query(`insert into calendars (name, data) values ('Work', '')`);
    await unit.query(
      `insert into reports (type, description, calendar_id) values ('trips', 'Weekly', 1)`,
    );

    await migrations['0004-outbox']?.up(unit.kysely);

    const { rows } = await unit.query('select description, sent_until from reports');
    expect(rows).toEqual([{ description: 'Weekly', sent_until: null }]);
    expect((await unit.query('select * from outbox')).rows).toEqual([]);
  });
});

it('brings sessions from 0004 to 0005, with a place for tokens of a tracking server', async () => {
  await database.query('create schema before_tokens');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_tokens');
    await migrations['0002-sessions']?.up(unit.kysely);
    await unit.query(
      `insert into session values ('hash', 7, 'password', false, now(), now(), now(), now(), '', '')`,
    );

    await migrations['0005-tracking-tokens']?.up(unit.kysely);

    await unit.query(`insert into tracking_token values (7, 'sealed', now())`);
    const { rows } = await unit.query(
      'select s.token_hash, t.sealed from session s join tracking_token t using (user_id)',
    );
    expect(rows).toEqual([{ token_hash: 'hash', sealed: 'sealed' }]);
  });
});

it('parts the way of a device by time and id after 0006, whatever lay there before', async () => {
  await database.query('create schema tracks');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to tracks');
    await migrations['0001-tracking']?.up(unit.kysely);
    await unit.query(
      `create table positions_2026_08_21 partition of positions
       for values from ('2026-08-21 00:00:00+00') to ('2026-08-22 00:00:00+00')`,
    );
    for (const table of ['positions', 'positions_old']) {
      await unit.query(
        `insert into ${table} (id, device_id, server_time, device_time, fix_time, valid, latitude,
           longitude, altitude, speed, course, accuracy, attributes)
         select id, 1, at, at, at, true, 1, 2, 0, 0, 0, 0, '{}'
         from generate_series(1, 3) id, (values (timestamptz '2026-08-21 12:00:00+00')) t(at)`,
      );
    }

    await migrations['0006-track-index']?.up(unit.kysely);

    const { rows } = await unit.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'tracks' and indexdef like '%fix_time, id)%'
         and indexdef like '%INCLUDE (latitude, longitude, speed)'`,
    );
    expect(rows).toHaveLength(3);
    const fixes = await unit.query('select id from all_positions where device_id = 1');
    expect(fixes.rows).toHaveLength(6);
  });
});

it('brings kept days from 0007 to 0009, as kept by no rules that are known', async () => {
  await database.query('create schema before_rules');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_rules');
    await migrations['0007-day-courses']?.up(unit.kysely);
    await unit.query(`insert into day_courses values (1, 20000, now(), 7, '[]', '[]')`);

    await migrations['0009-day-course-rules']?.up(unit.kysely);

    const { rows } = await unit.query('select device_id, first_id, rules from day_courses');
    expect(rows).toEqual([{ device_id: 1, first_id: 7, rules: '' }]);
  });
});

it('brings fixes from 0006 to 0007, of whose days nothing is kept yet', async () => {
  await database.query('create schema before_days');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_days');
    await migrations['0001-tracking']?.up(unit.kysely);
    await migrations['0006-track-index']?.up(unit.kysely);
    await unit.query(
      `insert into positions_old (id, device_id, server_time, device_time, fix_time, valid, latitude,
         longitude, altitude, speed, course, accuracy, attributes)
       select 1, 1, now(), now(), now(), true, 1, 2, 0, 0, 0, 0, '{}'`,
    );

    await migrations['0007-day-courses']?.up(unit.kysely);

    expect((await unit.query('select id from all_positions')).rows).toEqual([{ id: 1 }]);
    expect((await unit.query('select * from day_courses')).rows).toEqual([]);
  });
});

it('brings sessions and kept tokens from 0007 to 0008, each to its account at epoch 0', async () => {
  await database.query('create schema before_credentials');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_credentials');
    await migrations['0002-sessions']?.up(unit.kysely);
    await migrations['0005-tracking-tokens']?.up(unit.kysely);
    const origin = 'https://tracking.example';
    await unit.query(`insert into setting values ('tracking.origin', $1)`, [
      JSON.stringify(origin),
    ]);
    const [seen, idle, end] = ['2026-08-01', '2026-08-02', '2027-08-01'].map(
      (day) => new Date(day),
    );
    await unit.query(
      `insert into session values ('hash', 7, 'token', true, $1, $1, $2, $3, '10.0.0.1', 'Firefox')`,
      [seen, idle, end],
    );
    await unit.query(`insert into tracking_token values (7, 'sealed', $1), (8, 'other', $1)`, [
      end,
    ]);

    await migrations['0008-credentials']?.up(unit.kysely);

    expect((await unit.query('select * from account order by user_id')).rows).toMatchObject([
      { tracking_origin: origin, user_id: 7, credential_epoch: 0, kept_token: 'sealed' },
      { tracking_origin: origin, user_id: 8, kept_token: 'other', kept_token_ends_at: end },
    ]);
    expect((await unit.query('select * from credential')).rows).toMatchObject([
      {
        hash: 'hash',
        kind: 'session',
        tracking_origin: origin,
        user_id: 7,
        epoch: 0,
        last_used_at: seen,
        idle_ends_at: idle,
        ends_at: end,
        details: {
          startedBy: 'token',
          isRemembered: true,
          ip: '10.0.0.1',
          userAgent: 'Firefox',
        },
      },
    ]);
    await unit.query('delete from account');
    expect((await unit.query('select 1 from credential')).rows).toEqual([]);
  });
});

it('counts the mails of days from 0010 on', async () => {
  await database.query('create schema before_mails');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_mails');
    await unit.query('create table statistics (id bigint, requests integer)');
    await unit.query('insert into statistics values (1, 5)');
    await migrations['0010-counted-mails']?.up(unit.kysely);
    const { rows } = await unit.query('select requests, mail_sent from statistics');
    expect(rows).toEqual([{ requests: 5, mail_sent: 0 }]);
  });
});
