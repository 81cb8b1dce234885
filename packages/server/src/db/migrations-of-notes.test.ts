import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { migrations } from './migrations';
import { openFreshTestDatabase } from './testing';

let database: Database;
beforeAll(async () => {
  database = await openFreshTestDatabase();
});
afterAll(() => database.close());

it('brings invoices and messages of 0075 to 0076, where no invoice has a fiscal note yet', async () => {
  await database.query('create schema before_notes');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_notes');
    const before = ['0060-billing', '0073-compared-invoices', '0075-sellers'];
    for (const name of before) await migrations[name]?.up(unit.kysely);
    await unit.query(`insert into invoice (tracking_origin, user_id, account_name, document, due_on,
        value, currency, status, description, lines, terms, provider, created_at)
      values ('engine', 7, 'Vila Rica', '', '2026-03-01', 100, 'BRL', 'PENDING', '', '[]', '{}',
        'asaas', now())`);
    await unit.query(`insert into billing_event (provider, event_id, payment_id, received_at)
      values ('asaas', 'evt_1', 'pay_1', now())`);

    await migrations['0076-fiscal-notes']?.up(unit.kysely);

    const read = async (sql: string) => (await unit.query(sql)).rows;
    expect(await read('select payment_id, note_id from billing_event')).toEqual([
      { payment_id: 'pay_1', note_id: null },
    ]);
    const note = (
      status: string,
    ) => `insert into fiscal_note (tracking_origin, invoice_id, seller_id,
        status, value, effective_on, provider, user_id, created_at)
      values ('engine', 1, 0, '${status}', 100, '2026-03-01', 'asaas', 0, now())
      on conflict (invoice_id) where status <> 'CANCELED' do nothing`;
    // One that counts, and as many as were cancelled.
    for (const status of ['CANCELED', 'WAITING', 'WAITING', 'CANCELED']) {
      await unit.query(note(status));
    }
    expect(await read('select status from fiscal_note order by id')).toEqual([
      { status: 'CANCELED' },
      { status: 'WAITING' },
      { status: 'CANCELED' },
    ]);
  });
});

it('brings what was asked of payment providers to 0081, where no message was tried and no account is known', async () => {
  await database.query('create schema before_calls');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_calls');
    const before = ['0060-billing', '0073-compared-invoices', '0075-sellers', '0076-fiscal-notes'];
    for (const name of before) await migrations[name]?.up(unit.kysely);
    await unit.query(`insert into invoice (tracking_origin, user_id, account_name, document, due_on,
        value, currency, status, description, lines, terms, provider, provider_id, created_at)
      values ('engine', 7, 'Vila Rica', '', '2026-03-01', 100, 'BRL', 'PENDING', '', '[]', '{}',
        'asaas', 'pay_1', now())`);
    await unit.query(`insert into billing_event (provider, event_id, payment_id, received_at)
      values ('asaas', 'evt_1', 'pay_1', now())`);
    await unit.query(`insert into billing_payer (tracking_origin, user_id, provider, payer_id)
      values ('engine', 7, 'asaas', 'cus_1')`);

    await migrations['0081-provider-calls']?.up(unit.kysely);

    const read = async (sql: string) => (await unit.query(sql)).rows;
    expect(
      await read('select event_id, tries, next_at <= now() as is_due from billing_event'),
    ).toEqual([{ event_id: 'evt_1', tries: 0, is_due: true }]);
    expect(await read('select payer_id, told from billing_payer')).toEqual([
      { payer_id: 'cus_1', told: '' },
    ]);
    expect(
      await read(`select provider_id, provider_account, is_astray, refunding, provider_fee
        from invoice`),
    ).toEqual([
      {
        provider_id: 'pay_1',
        provider_account: '',
        is_astray: false,
        refunding: null,
        provider_fee: null,
      },
    ]);
  });
});

it('brings invoices and fiscal notes to 0095, where none of before has a mark', async () => {
  await database.query('create schema before_marks');
  await database.transaction(async (unit) => {
    await unit.query('set local search_path to before_marks');
    const before = ['0060-billing', '0073-compared-invoices', '0075-sellers', '0076-fiscal-notes'];
    for (const name of before) await migrations[name]?.up(unit.kysely);
    await unit.query(`insert into invoice (tracking_origin, user_id, account_name, document, due_on,
        value, currency, status, description, lines, terms, provider, provider_id, created_at)
      values ('engine', 7, 'Vila Rica', '', '2026-03-01', 100, 'BRL', 'PENDING', '', '[]', '{}',
        'asaas', 'pay_1', now())`);
    await unit.query(`insert into fiscal_note (tracking_origin, invoice_id, seller_id, status, value,
        effective_on, provider, user_id, created_at)
      values ('engine', 1, 0, 'WAITING', 100, '2026-03-01', 'asaas', 0, now())`);

    await migrations['0095-marks-at-providers']?.up(unit.kysely);

    const read = async (sql: string) => (await unit.query(sql)).rows;
    expect(await read('select value, provider_id, provider_mark from invoice')).toEqual([
      { value: 100, provider_id: 'pay_1', provider_mark: null },
    ]);
    expect(await read('select status, provider_mark from fiscal_note')).toEqual([
      { status: 'WAITING', provider_mark: null },
    ]);
  });
});
