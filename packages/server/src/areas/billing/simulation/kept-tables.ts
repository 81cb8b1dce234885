import type { Database } from '../../../db/database';

/** All that billing writes, with who is suspended. */
const TABLES = [
  ...['account', 'billing_contract', 'billed_vehicles', 'invoice', 'invoice_entry'],
  ...['told_invoice', 'billing_event', 'billing_payer', 'billing_difference'],
];
const COUNTED = ['billing_contract', 'invoice', 'invoice_entry', 'billing_difference'];

/** The rows of these tables as JSON, as a backup has them. */
export type KeptTables = ReadonlyMap<string, string>;

/** Tables in which nothing was billed yet. */
export const NOTHING_KEPT: KeptTables = new Map(TABLES.map((table) => [table, '[]']));

/** Reads them as they are now. */
export async function keepTables(db: Database): Promise<KeptTables> {
  const kept = new Map<string, string>();
  for (const table of TABLES) {
    const { rows } = await db.query<{ json: string }>(
      `select coalesce(json_agg(t), '[]')::text as json from ${table} t`,
    );
    kept.set(table, rows[0]?.json ?? '[]');
  }
  return kept;
}

/** Puts them back in place of what is there; numbers go on after the last of then. */
export async function restoreTables(db: Database, kept: KeptTables): Promise<void> {
  await db.transaction(async (unit) => {
    await unit.query('set local session_replication_role = replica');
    for (const [table, json] of kept) {
      await unit.query(`delete from ${table}`);
      if (json === '[]') continue;
      await unit.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
        [json],
      );
    }
    for (const table of COUNTED) {
      await unit.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'),
           (select coalesce(max(id), 0) + 1 from ${table}), false)`,
      );
    }
  });
}
