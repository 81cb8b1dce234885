import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { migrations } from './migrations';
import { openFreshTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openFreshTestDatabase();
});
afterAll(() => database.close());

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
        ...none,
        kind: 'mail',
        lane: '7',
        payload: { kind: 'test' },
        attempts: 2,
        last_error: 'away',
        failed: false,
      },
      {
        ...none,
        kind: 'push',
        lane: '8',
        target: 'b',
        payload: { kind: 'event' },
        attempts: 9,
        last_error: 'not taken',
        failed: true,
      },
      {
        ...none,
        kind: 'forwarded-event',
        lane: 'http://t',
        key: '5',
        payload: { event: { id: 5 } },
        attempts: 0,
        last_error: null,
        failed: false,
      },
    ]);
    const kept = await unit.query('select reference from work_queue order by id limit 2');
    expect(kept.rows).toEqual(references.rows);
    expect((await unit.query(`select to_regclass('outbox') as there`)).rows).toEqual([
      { there: null },
    ]);
  });
});

it('brings a database to 0054, where each brand has a domain of its own, and its files go with it', async () => {
  await database.query('create schema before_brands');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_brands');
    await migrations['0054-brands']?.up(unit.kysely);
    await unit.query(
      `insert into brand (domain, revision, proof) values ('', 1, 'a'), ('b.com', 1, 'b')`,
    );
    await unit.query(
      `insert into brand_version select id, 1, '{"logo.svg":"h"}', now(), 1, 'Ana' from brand`,
    );
    await unit.query(`insert into brand_content select id, 'h', '\\x00' from brand`);
    await unit.query(`delete from brand where domain = 'b.com'`);
    for (const table of ['brand_version', 'brand_content']) {
      expect((await unit.query(`select 1 from ${table}`)).rows).toHaveLength(1);
    }
    await expect(
      unit.transaction((inner) =>
        inner.query(`insert into brand (domain, revision, proof) values ('', 1, 'c')`),
      ),
    ).rejects.toThrow();
  });
});

it('brings a database to 0059, where a vehicle has one driver at a time and a driver one vehicle', async () => {
  await database.query('create schema before_qr_drivers');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_qr_drivers');
    await migrations['0059-qr-drivers']?.up(unit.kysely);
    const drive = (deviceId: number, driverId: number, rest = 'null') =>
      unit.transaction((inner) =>
        inner.query(
          `insert into drive (tracking_origin, device_id, driver_id, driver_name, driver_unique_id,
             owner_id, began_at, ended_at) values ('engine', $1, $2, 'A', 'a', 1, now(), ${rest})`,
          [deviceId, driverId],
        ),
      );
    await drive(7, 1, 'now()');
    await drive(7, 1);
    await expect(drive(7, 2)).rejects.toThrow();
    await expect(drive(8, 1)).rejects.toThrow();
    await expect(drive(8, 2, `now() - interval '1 second'`)).rejects.toThrow();
  });
});

it('brings a database to 0061, where what was posted to an address goes with it', async () => {
  await database.query('create schema before_webhooks');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_webhooks');
    await migrations['0061-webhooks']?.up(unit.kysely);
    await unit.query(
      `insert into webhook (tracking_origin, user_id, name, url, is_paused, secret)
       values ('engine', 1, 'ERP', 'https://erp.example.com/', false, 's')`,
    );
    await unit.query(
      `insert into webhook_delivery
         (webhook_id, reference, type, body, attempts, at, duration_ms, status, error)
       values (1, 'msg_1', 'test', '{}', 1, now(), 3, 200, '')`,
    );
    await unit.query('delete from webhook');
    expect((await unit.query('select 1 from webhook_delivery')).rows).toEqual([]);
  });
});

it('brings reports that wait to the queue with 0066, and keeps the history of those that went out', async () => {
  await database.query('create schema before_reports_on_queue');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_reports_on_queue');
    await migrations['0023-forwarded-events']?.up(unit.kysely);
    await unit.query('create table devices (id bigint); create table reports (id bigint)');
    await migrations['0004-outbox']?.up(unit.kysely);
    await unit.query('alter table outbox add column target text');
    await unit.query(
      'create table sms_day (tracking_origin text, user_id bigint, day date, sent integer)',
    );
    await migrations['0017-scheduled-reports']?.up(unit.kysely);
    await migrations['0030-budgets']?.up(unit.kysely);
    await migrations['0047-work-queue']?.up(unit.kysely);
    await unit.query(
      `insert into scheduled_report (tracking_origin, user_id, settings) values ('http://t', 7, '{}')`,
    );
    await unit.query(
      `insert into scheduled_report_run (report_id, due_at, status, attempts, next_at) values
        (1, '2026-01-01Z', 'sent', 1, '2026-01-01Z'), (1, '2026-01-02Z', 'waiting', 2, '2026-01-03Z')`,
    );
    await unit.query(
      `insert into outside_recipient (tracking_origin, user_id, address, asked_at) values
        ('http://t', 7, 'asked@x.example', now()), ('http://t', 7, 'new@x.example', null)`,
    );

    await migrations['0066-reports-on-the-queue']?.up(unit.kysely);

    const { rows } = await unit.query(
      'select kind, lane, key, payload, attempts, next_at from work_queue order by id',
    );
    expect(rows).toEqual([
      {
        kind: 'scheduled-report',
        lane: 'http://t',
        key: '2',
        attempts: 2,
        payload: { kind: 'report', userId: 7, runId: 2 },
        next_at: new Date('2026-01-03Z'),
      },
      {
        kind: 'report-recipient',
        lane: 'http://t',
        key: 'http://t 7 new@x.example',
        attempts: 0,
        payload: { kind: 'recipient', userId: 7, address: 'new@x.example' },
        next_at: expect.any(Date),
      },
    ]);
    expect((await unit.query('select status from scheduled_report_run order by id')).rows).toEqual([
      { status: 'sent' },
      { status: 'waiting' },
    ]);
  });
});
