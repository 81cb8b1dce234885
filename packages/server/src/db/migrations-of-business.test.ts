import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import {
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

it('brings a database with drivers of 0059 to 0060, where nobody is billed yet', async () => {
  await inSchema(database, 'before_billing', async (unit) => {
    await migrate(unit, '0059-qr-drivers');
    await unit.query(DRIVE);

    await migrate(unit, '0060-billing');

    expect(await rowsOf(unit, 'select driver_name, began_at, ended_at from drive')).toEqual([
      { driver_name: 'Ana', began_at: at, ended_at: null },
    ]);
    for (const table of ['billing_contract', 'invoice', 'invoice_entry', 'billing_event']) {
      expect(await rowsOf(unit, `select 1 from ${table}`), table).toEqual([]);
    }
    // Of what a new invoice does not say.
    await unit.query(CONTRACT);
    await unit.query(INVOICE);
    expect(
      await rowsOf(
        unit,
        `select carried, pay_with, problem, suspend_days, remind_days, first_due_on, paid_on
         from invoice`,
      ),
    ).toEqual([
      {
        carried: 0,
        pay_with: {},
        problem: '',
        suspend_days: 0,
        remind_days: '',
        first_due_on: null,
        paid_on: null,
      },
    ]);
    // A period is invoiced once, and an invoice stays where its contract goes.
    await expect(unit.transaction((inner) => inner.query(INVOICE))).rejects.toThrow();
    await unit.query('delete from billing_contract');
    expect(await rowsOf(unit, 'select contract_id from invoice')).toEqual([{ contract_id: null }]);
  });
});

it('brings a database with invoices of 0060 to 0061, each cent as it was', async () => {
  await inSchema(database, 'before_webhooks', async (unit) => {
    await migrate(unit, '0060-billing');
    for (const statement of [CONTRACT, INVOICE, ENTRY]) await unit.query(statement);

    await migrate(unit, '0061-webhooks');

    expect(await rowsOf(unit, 'select account_name, value, status from invoice')).toEqual([
      { account_name: 'Vila Rica', value: Number.MAX_SAFE_INTEGER, status: 'PENDING' },
    ]);
    expect(await rowsOf(unit, 'select sum(cents)::bigint as open from invoice_entry')).toEqual([
      { open: Number.MAX_SAFE_INTEGER },
    ]);
    expect(await rowsOf(unit, 'select 1 from webhook')).toEqual([]);
  });
});

const ACCOUNT = `insert into account (tracking_origin, user_id, permissions)
  values ('engine', 7, '["devices.read"]')`;

it('brings accounts and addresses of 0061 to 0062, below no reseller and with all they may', async () => {
  await inSchema(database, 'before_resellers', async (unit) => {
    await unit.query(
      'create table account (tracking_origin text, user_id bigint, permissions json)',
    );
    await migrate(unit, '0061-webhooks');
    await unit.query(ACCOUNT);
    await unit.query(HOOK);

    await migrate(unit, '0062-resellers');

    expect(await rowsOf(unit, 'select * from account')).toEqual([
      {
        tracking_origin: 'engine',
        user_id: 7,
        permissions: ['devices.read'],
        suspended_with: null,
        resold_at: null,
      },
    ]);
    expect(await rowsOf(unit, 'select name, is_paused, secret from webhook')).toEqual([
      { name: 'ERP', is_paused: true, secret: 'sealed' },
    ]);
    for (const table of ['reseller', 'reseller_device', 'reseller_claim']) {
      expect(await rowsOf(unit, `select 1 from ${table}`), table).toEqual([]);
    }
  });
});

const RESELLER = `insert into reseller (tracking_origin, user_id, max_devices, made_at)
  values ('engine', 7, 40, '2026-03-01T12:00:00Z')`;

it('brings resellers of 0062 to 0063, where nothing is set up from the screen yet', async () => {
  await inSchema(database, 'before_integrations', async (unit) => {
    await unit.query(
      'create table account (tracking_origin text, user_id bigint, permissions json)',
    );
    await migrate(unit, '0062-resellers');
    await unit.query(RESELLER);

    await migrate(unit, '0063-integrations');

    expect(
      await rowsOf(unit, 'select user_id, max_devices, max_users, made_at from reseller'),
    ).toEqual([{ user_id: 7, max_devices: 40, max_users: -1, made_at: at }]);
    expect(await rowsOf(unit, 'select 1 from integration')).toEqual([]);
    const save = `insert into integration values
      ('engine', 'mail', '{"host":"mx"}', '["password"]', 'sealed', now())`;
    await unit.query(save);
    // One of a kind.
    await expect(unit.transaction((inner) => inner.query(save))).rejects.toThrow();
  });
});

it('brings credentials and what was set up in 0063 to 0064, with nobody invited', async () => {
  await inSchema(database, 'before_invitations', async (unit) => {
    await unit.query('create table credential (id bigint primary key, kind text)');
    await unit.query(`insert into credential values (1, 'key')`);
    await migrate(unit, '0063-integrations');
    await unit.query(
      `insert into integration values
        ('engine', 'mail', '{"host":"mx"}', '["password"]', 'sealed', '2026-03-01T12:00:00Z')`,
    );

    await migrate(unit, '0064-invitations');

    expect(
      await rowsOf(unit, 'select key, settings, secret_names, sealed from integration'),
    ).toEqual([
      { key: 'mail', settings: { host: 'mx' }, secret_names: ['password'], sealed: 'sealed' },
    ]);
    expect(await rowsOf(unit, 'select * from credential')).toEqual([{ id: 1, kind: 'key' }]);
    await unit.query(`insert into invitation (credential_id, settings) values (1, '{}')`);
    expect(await rowsOf(unit, 'select sent_at, claimed_at from invitation')).toEqual([
      { sent_at: null, claimed_at: null },
    ]);
  });
});

it('brings invoices and invitations of 0064 to 0065, with no difference found', async () => {
  await inSchema(database, 'before_differences', async (unit) => {
    await unit.query('create table credential (id bigint primary key)');
    await unit.query('insert into credential values (1)');
    await migrate(unit, '0060-billing', '0064-invitations');
    for (const statement of [CONTRACT, INVOICE, ENTRY]) await unit.query(statement);
    await unit.query(`insert into invitation values (1, '{"name":"Marina"}')`);

    await migrate(unit, '0065-billing-differences');

    expect(await rowsOf(unit, 'select settings, sent_at from invitation')).toEqual([
      { settings: { name: 'Marina' }, sent_at: null },
    ]);
    expect(await rowsOf(unit, 'select kind, cents, status from invoice_entry')).toEqual([
      { kind: 'invoiced', cents: Number.MAX_SAFE_INTEGER, status: 'GENERATED' },
    ]);
    expect(await rowsOf(unit, 'select 1 from billing_difference')).toEqual([]);
    await unit.query(
      `insert into billing_difference
         (tracking_origin, invoice_id, found_at, reason, ours, theirs, is_settled)
       values ('engine', 1, now(), 'missing', 0, 1, false)`,
    );
    await unit.query('delete from invoice_entry; delete from invoice');
    expect(await rowsOf(unit, 'select 1 from billing_difference')).toEqual([]);
  });
});
