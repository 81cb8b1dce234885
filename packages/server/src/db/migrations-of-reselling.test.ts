import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import {
  ACCOUNT_ALONE,
  at,
  CONTRACT,
  DRIVE,
  ENTRY,
  HOOK,
  inSchema,
  INVOICE,
  migrate,
  rowsOf,
} from './test-migrations';
import { openFreshTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openFreshTestDatabase();
});
afterAll(() => database.close());

it('brings what was set up in 0068 to 0069 as the server’s own, and lets resellers have theirs', async () => {
  await inSchema(database, 'before_sellers', async (unit) => {
    await migrate(unit, '0063-integrations');
    await unit.query(
      `insert into integration values
        ('engine', 'mail', '{"host":"mx"}', '["password"]', 'sealed', '2026-03-01T12:00:00Z')`,
    );

    await migrate(unit, '0069-sellers-integrations');

    expect(await rowsOf(unit, 'select * from integration')).toEqual([
      {
        tracking_origin: 'engine',
        owner_id: 0,
        key: 'mail',
        settings: { host: 'mx' },
        secret_names: ['password'],
        sealed: 'sealed',
        saved_at: at,
      },
    ]);
    const save = (ownerId: number) =>
      unit.transaction((inner) =>
        inner.query(
          `insert into integration values ('engine', 'mail', '{}', '[]', 'x', now(), ${ownerId})`,
        ),
      );
    await save(7);
    await expect(save(7)).rejects.toThrow();
    await expect(save(0)).rejects.toThrow();
  });
});

it('brings addresses of 0066 to 0067: they take events alone, with their secret and what was posted', async () => {
  await inSchema(database, 'before_kinds', async (unit) => {
    await migrate(unit, '0061-webhooks');
    await unit.query(HOOK);
    await unit.query(
      `insert into webhook_delivery
         (webhook_id, reference, type, body, attempts, at, duration_ms, status, error)
       values (1, 'msg_1', 'event', '{}', 2, '2026-03-01T12:00:00Z', 3, 200, '')`,
    );

    await migrate(unit, '0067-webhook-kinds');

    expect(await rowsOf(unit, 'select * from webhook')).toEqual([
      {
        id: 1,
        tracking_origin: 'engine',
        user_id: 7,
        name: 'ERP',
        secret: 'sealed',
        url: 'https://erp.example.com/',
        is_paused: true,
        invoices: 'none',
        has_positions: false,
        position_seconds: 60,
        positions_at: null,
      },
    ]);
    expect(await rowsOf(unit, 'select reference, attempts, at from webhook_delivery')).toEqual([
      { reference: 'msg_1', attempts: 2, at },
    ]);
  });
});

it('brings a database of 0067 to 0068, where nobody is erased yet, and each once', async () => {
  await inSchema(database, 'before_erasures', async (unit) => {
    await migrate(unit, '0068-erasures');
    expect(await rowsOf(unit, 'select * from erasure')).toEqual([]);
    const row = `insert into erasure values ('engine', 7, now(), 1)`;
    await unit.query(row);
    await expect(unit.transaction((inner) => inner.query(row))).rejects.toThrow();
  });
});

it('brings accounts of 0069 to 0071: none has a term, and none is beyond what is kept', async () => {
  await inSchema(database, 'before_retention', async (unit) => {
    await migrate(unit, '0001-tracking', '0002-sessions', '0005-tracking-tokens');
    await migrate(unit, '0008-credentials', '0055-account-rights');
    await unit.query(
      `insert into account (tracking_origin, user_id, suspension_reason) values ('engine', 7, 'Debts')`,
    );

    await migrate(unit, '0071-retention');

    expect(
      await rowsOf(unit, 'select user_id, suspension_reason, retention_days from account'),
    ).toEqual([{ user_id: 7, suspension_reason: 'Debts', retention_days: null }]);
    await unit.query('update account set retention_days = 1');
    for (const days of [0, 3651]) {
      const set = `update account set retention_days = ${days}`;
      await expect(unit.transaction((inner) => inner.query(set))).rejects.toThrow();
    }
    const row = `insert into swept_history values ('engine', 7, now())`;
    await unit.query(row);
    await expect(unit.transaction((inner) => inner.query(row))).rejects.toThrow();
  });
});

it('brings a log of 0071 to 0072, where nothing of it is a read', async () => {
  await inSchema(database, 'before_reads', async (unit) => {
    await migrate(unit, '0053-logs', '0058-entered-accounts');
    const row = (reference: string, more = '', values = '') =>
      unit.query(
        `insert into log_entry (reference, tracking_origin, logged_at, user_id, user_name, address,
           action, object_type, object_id, object_name, device_id, about_user_id, outcome, reason,
           changes${more})
         values ('${reference}', 'engine', '2026-03-01T12:00:00Z', 7, 'Ana', '10.0.0.1', 'edit',
           'device', 3, 'Van', 3, 0, 'done', '', '[]'${values})`,
      );
    await row('00000000-0000-4000-8000-000000000001');

    await migrate(unit, '0072-reads');

    const seen = 'select user_name, logged_at, is_read, device_count, read_from from log_entry';
    const before = { user_name: 'Ana', logged_at: at };
    expect(await rowsOf(unit, seen)).toEqual([
      { ...before, is_read: false, device_count: 0, read_from: null },
    ]);
    await row('00000000-0000-4000-8000-000000000002', ', is_read, device_count', ', true, 2');
    expect(await rowsOf(unit, `${seen} where is_read`)).toEqual([
      { ...before, is_read: true, device_count: 2, read_from: null },
    ]);
  });
});

it('brings invoices of 0072 to 0073, none of them compared yet', async () => {
  await inSchema(database, 'before_compared', async (unit) => {
    await migrate(unit, '0060-billing');
    for (const statement of [CONTRACT, INVOICE]) await unit.query(statement);
    const seen = 'select id, value, status, due_on from invoice';
    const before = await rowsOf(unit, seen);

    await migrate(unit, '0073-compared-invoices');

    expect(before).toHaveLength(1);
    expect(await rowsOf(unit, seen)).toEqual(before);
    expect(await rowsOf(unit, 'select compared_on from invoice')).toEqual([{ compared_on: null }]);
  });
});

it('brings contracts and invoices of 0073 to 0075, sold by the operator of the server', async () => {
  await inSchema(database, 'before_seller_bills', async (unit) => {
    await migrate(unit, '0060-billing');
    for (const statement of [CONTRACT, INVOICE]) await unit.query(statement);
    await unit.query(`insert into billing_event (provider, event_id, payment_id, received_at)
      values ('asaas', 'evt_1', 'pay_1', now())`);
    await unit.query(`insert into billing_payer (tracking_origin, user_id, provider, payer_id)
      values ('engine', 7, 'asaas', 'cus_1')`);

    await migrate(unit, '0075-sellers');

    for (const table of ['billing_contract', 'invoice', 'billing_event', 'billing_payer']) {
      const rows = await rowsOf(unit, `select seller_id from ${table}`);
      expect([table, rows]).toEqual([table, [{ seller_id: 0 }]]);
    }
    // Two sellers may know the same payer, and be told by the same number.
    await unit.query(`insert into billing_event (provider, seller_id, event_id, payment_id, received_at)
      values ('asaas', 9, 'evt_1', 'pay_1', now())`);
    await unit.query(`insert into billing_payer (tracking_origin, user_id, provider, seller_id, payer_id)
      values ('engine', 7, 'asaas', 9, 'cus_9')`);
    expect(await rowsOf(unit, 'select payer_id from billing_payer order by seller_id')).toEqual([
      { payer_id: 'cus_1' },
      { payer_id: 'cus_9' },
    ]);
  });
});

it('brings stops to 0079, those known that were asked for because nobody drove', async () => {
  await inSchema(database, 'before_stops_of_no_driver', async (unit) => {
    await migrate(unit, '0059-qr-drivers');
    await unit.query(
      `create table engine_stop (id bigint, tracking_origin text, device_id bigint)`,
    );
    await unit.query(
      `insert into engine_stop values (4, 'engine', 7), (5, 'engine', 7), (4, 'x', 7)`,
    );
    await unit.query(DRIVE);
    await unit.query('update drive set stop_id = 4, ignition_off_at = began_at');

    await migrate(unit, '0079-stops-of-no-driver');

    const stops = 'select tracking_origin, id, drive_id from engine_stop order by 1, 2';
    const [drive] = await rowsOf(unit, 'select id, ignition_off_at from drive');
    expect(drive).toMatchObject({ ignition_off_at: null });
    expect(await rowsOf(unit, stops)).toEqual([
      { tracking_origin: 'engine', id: 4, drive_id: drive?.['id'] },
      { tracking_origin: 'engine', id: 5, drive_id: null },
      { tracking_origin: 'x', id: 4, drive_id: null },
    ]);
  });
});

it('brings what is resold of 0083 to 0084, where each vehicle goes on counting for its reseller', async () => {
  await inSchema(database, 'before_owners', async (unit) => {
    await unit.query('create table account (tracking_origin text, user_id bigint)');
    await migrate(unit, '0062-resellers');
    await unit.query(`insert into reseller_device values ('engine', 5, 7, '2026-03-01T12:00:00Z')`);
    await unit.query(ACCOUNT_ALONE);

    await migrate(unit, '0084-owners-of-resold');

    expect(await rowsOf(unit, 'select device_id, owner_id, made_at from reseller_device')).toEqual([
      { device_id: 5, owner_id: 7, made_at: at },
    ]);
    expect(await rowsOf(unit, 'select user_id, left_resellers from account')).toEqual([
      { user_id: 7, left_resellers: null },
    ]);
  });
});

it('brings differences and entries of 0084 to 0085, each cent as it was, and no fee that nobody told', async () => {
  await inSchema(database, 'before_foreign_charges', async (unit) => {
    await migrate(unit, '0060-billing', '0065-billing-differences');
    for (const statement of [CONTRACT, INVOICE, ENTRY]) await unit.query(statement);
    await unit.query(
      `insert into billing_difference
         (tracking_origin, invoice_id, found_at, reason, ours, theirs, is_settled)
       values ('engine', 1, now(), 'paid', 0, 9007199254740991, false)`,
    );

    await migrate(unit, '0085-charges-of-nobody');

    expect(
      await rowsOf(unit, 'select invoice_id, reason, theirs, provider_id from billing_difference'),
    ).toEqual([
      { invoice_id: 1, reason: 'paid', theirs: Number.MAX_SAFE_INTEGER, provider_id: null },
    ]);
    const foreign = `insert into billing_difference
      (tracking_origin, seller_id, provider_id, provider_account, customer, status, due_on, currency,
        found_at, reason, ours, theirs, is_settled)
      values ('engine', 0, 'pay_1', '', 'Bia', 'PENDING', '2026-03-01', 'BRL', now(), 'foreign', 0, 1,
        false)`;
    await unit.query(foreign);
    // Told once, and never of nothing.
    await expect(unit.transaction((inner) => inner.query(foreign))).rejects.toThrow();
    const ofNothing = `insert into billing_difference
      (tracking_origin, found_at, reason, ours, theirs, is_settled)
      values ('engine', now(), 'foreign', 0, 1, false)`;
    await expect(unit.transaction((inner) => inner.query(ofNothing))).rejects.toThrow();
    expect(await rowsOf(unit, 'select 1 from billing_difference')).toHaveLength(2);
  });
});
