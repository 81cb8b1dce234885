import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { migrations } from './migrations';
import { openTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
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

it('brings a database of 0012 to 0013, with no address looked up yet and all else as it was', async () => {
  await database.query('create schema before_places');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_places');
    await migrations['0012-known-addresses']?.up(unit.kysely);
    await unit.query(`insert into known_address values ('ana', '10.0.0.0/24', now())`);

    await migrations['0013-places']?.up(unit.kysely);

    expect((await unit.query('select * from place')).rows).toEqual([]);
    const { rows } = await unit.query('select account, network from known_address');
    expect(rows).toEqual([{ account: 'ana', network: '10.0.0.0/24' }]);
  });
});

it('brings a queued command of 0015 to 0016, overridden by nobody, and lets one stop a device wait', async () => {
  await database.query('create schema before_stops');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_stops');
    await unit.query('create table queued_commands (id bigint, type text)');
    await unit.query(`insert into queued_commands values (1, 'engineStop')`);
    await migrations['0016-waiting-stops']?.up(unit.kysely);
    const { rows } = await unit.query('select type, overridden from queued_commands');
    expect(rows).toEqual([{ type: 'engineStop', overridden: false }]);
    const ask = (state: string) =>
      unit.query(
        `insert into engine_stop (tracking_origin, device_id, user_id, user_name, command, state, asked_at, changed_at)
         values ('engine', 1, 1, 'Ana', '{}', $1, now(), now())
         on conflict do nothing returning id`,
        [state],
      );
    expect((await ask('sent')).rows).toHaveLength(1);
    expect((await ask('waiting')).rows).toHaveLength(1);
    expect((await ask('waiting')).rows).toHaveLength(0);
  });
});

it('brings a database of 0015 to 0017, where nothing goes out by itself yet', async () => {
  await database.query('create schema before_schedules');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_schedules');
    await migrations['0015-alarm-takes']?.up(unit.kysely);
    await unit.query(
      `insert into alarm_take values ('engine', 1, 2, now(), 'sos', 3, 4, 'Ana', now(), '')`,
    );

    await migrations['0017-scheduled-reports']?.up(unit.kysely);

    expect((await unit.query('select user_name from alarm_take')).rows).toEqual([
      { user_name: 'Ana' },
    ]);
    expect((await unit.query('select * from scheduled_report')).rows).toEqual([]);
  });
});

it('brings a database to 0045, where what was taken long ago is done', async () => {
  await database.query('create schema before_resolved');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_resolved');
    await migrations['0015-alarm-takes']?.up(unit.kysely);
    await unit.query(
      `insert into alarm_take values
        ('engine', 1, 2, now(), 'sos', 3, 4, 'Ana', now() - interval '2 days', ''),
        ('engine', 2, 2, now(), 'sos', 3, 4, 'Ana', now(), ''),
        ('engine', 3, 2, now(), 'sos', 3, null, 'Ana', null, '')`,
    );

    await migrations['0045-resolved-alarms']?.up(unit.kysely);

    const { rows } = await unit.query(
      'select resolved_at is not null as done, resolved_by from alarm_take order by event_id',
    );
    expect(rows).toEqual([
      { done: true, resolved_by: 'Ana' },
      { done: false, resolved_by: '' },
      { done: false, resolved_by: '' },
    ]);
  });
});

it('brings a database of 0017 to 0018, where nobody has seen anything yet', async () => {
  await database.query('create schema before_seen');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_seen');
    await migrations['0017-scheduled-reports']?.up(unit.kysely);
    await unit.query(
      `insert into scheduled_report (tracking_origin, user_id, settings)
       values ('engine', 1, '{"name":"Week"}')`,
    );

    await migrations['0018-seen-events']?.up(unit.kysely);

    expect(
      (await unit.query(`select settings->>'name' as name from scheduled_report`)).rows,
    ).toEqual([{ name: 'Week' }]);
    expect((await unit.query('select * from seen_events')).rows).toEqual([]);
  });
});

it('brings a database of 0018 to 0020: what waits is of the account, and no browser is told', async () => {
  await database.query('create schema before_push');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_push');
    await unit.query('create table credential (id bigint primary key)');
    await unit.query('create table outbox (id bigint, channel text)');
    await unit.query(`insert into outbox values (1, 'mail')`);

    await migrations['0020-push']?.up(unit.kysely);

    expect((await unit.query('select id, target from outbox')).rows).toEqual([
      { id: 1, target: null },
    ]);
    expect((await unit.query('select * from push_device')).rows).toEqual([]);
    expect((await unit.query('select * from push_key')).rows).toEqual([]);
  });
});

it('brings a database of 0020 to 0021, where no alarm goes on yet', async () => {
  await database.query('create schema before_escalations');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_escalations');

    await migrations['0021-escalations']?.up(unit.kysely);

    expect((await unit.query('select * from escalations')).rows).toEqual([]);
  });
});

it('brings a database of 0021 to 0022, where nothing was forwarded yet', async () => {
  await database.query('create schema before_receiver');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_receiver');

    await migrations['0022-receiver']?.up(unit.kysely);

    expect((await unit.query('select * from received_fix')).rows).toEqual([]);
    expect((await unit.query('select * from received_event')).rows).toEqual([]);
  });
});

it('brings a database of 0025 to 0026, where the alarms that go on are of the engine', async () => {
  await database.query('create schema before_elsewhere');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_elsewhere');
    for (const name of ['0021-escalations', '0025-told-contacts']) {
      await migrations[name]?.up(unit.kysely);
    }
    await unit.query(`insert into escalations
      (notification_id, device_id, alarm, event_time, next_at, facts)
      values (1, 2, 'sos', now(), now(), '{}')`);
    await unit.query(`insert into told_contact values (1, 2, 'mail', now())`);

    await migrations['0026-escalations-elsewhere']?.up(unit.kysely);

    const again = `insert into escalations
      (tracking_origin, notification_id, device_id, alarm, event_time, next_at, facts)
      values ('http://traccar', 1, 2, 'sos', now(), now(), '{}')`;
    await unit.query(again);
    const { rows } = await unit.query('select tracking_origin from escalations order by 1');
    expect(rows).toEqual([{ tracking_origin: 'engine' }, { tracking_origin: 'http://traccar' }]);
    expect((await unit.query('select tracking_origin from told_contact')).rows).toEqual([
      { tracking_origin: 'engine' },
    ]);
  });
});

it('brings what waits from 0046 into the queue of 0047, in order, with its tries', async () => {
  await database.query('create schema before_queue');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_queue');
    await unit.query('create table devices (id bigint)');
    await migrations['0023-forwarded-events']?.up(unit.kysely);
    await unit.query('create table reports (id bigint)');
    await migrations['0004-outbox']?.up(unit.kysely);
    await unit.query('alter table outbox add column target text');
    await unit.query(
      `insert into outbox (channel, user_id, target, message, created_at, attempts, next_at, failed_at, last_error)
       values ('mail', 7, null, '{"kind":"test"}', '2026-01-01Z', 2, '2026-01-02Z', null, 'away'),
              ('push', 8, 'b', '{"kind":"event"}', '2026-01-01Z', 9, '2026-01-02Z', '2026-01-03Z', 'not taken')`,
    );
    await unit.query(
      `insert into forwarded_event values ('http://t', 5, '2026-01-04Z', '{"event":{"id":5}}'),
                                          ('http://t', 4, '2026-01-04Z', null)`,
    );
    const references = await unit.query('select reference from outbox order by id');

    await migrations['0047-work-queue']?.up(unit.kysely);

    const { rows } = await unit.query(
      `select kind, lane, target, key, payload, attempts, last_error, failed_at is not null as failed
       from work_queue order by id`,
    );
    const none = { target: null, key: null };
    expect(rows).toEqual([
      {
        ...{ ...none, kind: 'mail', lane: '7', payload: { kind: 'test' } },
        ...{ attempts: 2, last_error: 'away', failed: false },
      },
      {
        ...{ ...none, kind: 'push', lane: '8', target: 'b', payload: { kind: 'event' } },
        ...{ attempts: 9, last_error: 'not taken', failed: true },
      },
      {
        ...{ ...none, kind: 'forwarded-event', lane: 'http://t', key: '5' },
        ...{ payload: { event: { id: 5 } }, attempts: 0, last_error: null, failed: false },
      },
    ]);
    const kept = await unit.query('select reference from work_queue order by id limit 2');
    expect(kept.rows).toEqual(references.rows);
    expect((await unit.query(`select to_regclass('outbox') as there`)).rows).toEqual([
      { there: null },
    ]);
  });
});
