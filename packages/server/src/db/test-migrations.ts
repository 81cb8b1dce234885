import type { Database, Unit } from './database';
import { migrations } from './migrations';

/** Works in a schema of its own, so that nothing of the whole database is in the way. */
export const inSchema = async (
  database: Database,
  name: string,
  work: (unit: Unit) => Promise<void>,
): Promise<void> => {
  await database.query(`create schema ${name}`);
  await database.transaction(async (unit) => {
    await unit.query(`set local search_path to ${name}`);
    await work(unit);
  });
};
export const migrate = async (unit: Unit, ...names: string[]): Promise<void> => {
  for (const name of names) {
    const migration = migrations[name];
    if (!migration) throw new Error(`there is no migration ${name}`);
    await migration.up(unit.kysely);
  }
};
export const rowsOf = async (unit: Unit, sql: string) => (await unit.query(sql)).rows;
export const at = new Date('2026-03-01T12:00:00Z');

export const DRIVE = `insert into drive (tracking_origin, device_id, driver_id, driver_name,
  driver_unique_id, owner_id, began_at, ended_at)
  values ('engine', 7, 1, 'Ana', 'a', 1, '2026-03-01T12:00:00Z', null)`;
export const CONTRACT = `insert into billing_contract (tracking_origin, user_id, settings, prices)
  values ('engine', 7, '{"name":"Monthly"}', '[{"from":"2026-01-01","value":{"cents":4990}}]')`;
export const INVOICE = `insert into invoice (tracking_origin, user_id, account_name, document, contract_id,
  from_day, to_day, due_on, value, currency, status, description, lines, terms, provider, created_at)
  values ('engine', 7, 'Vila Rica', '', 1, '2026-02-01', '2026-02-28', '2026-03-01',
    9007199254740991, 'BRL', 'PENDING', 'Monthly', '[]', '{}', 'manual', now())`;
export const ENTRY = `insert into invoice_entry (invoice_id, at, day, kind, cents, status, user_id, user_name, note)
  values (1, now(), '2026-02-20', 'invoiced', 9007199254740991, 'GENERATED', 0, '', '')`;
export const HOOK = `insert into webhook (tracking_origin, user_id, name, url, is_paused, secret)
  values ('engine', 7, 'ERP', 'https://erp.example.com/', true, 'sealed')`;
export const ACCOUNT_ALONE = `insert into account (tracking_origin, user_id) values ('engine', 7)`;
