import { type Kysely, sql } from 'kysely';

/**
 * Areas of a key that could read, or change, everything at the time, and that may still be granted.
 */
const READS =
  'devices,groups,positions,reports,events,notifications,geofences,drivers,calendars,maintenance,' +
  'commands,attributes,shares,statistics,ingest,billing,invoices,consents';
const WRITES = 'devices,groups,events,geofences,drivers,calendars,maintenance,commands,invoices';

const statements = [
  sql`alter table api_key add column reads text not null default ''`,
  sql`alter table api_key add column writes text not null default ''`,
  sql`update api_key set reads = case when may_read then ${sql.lit(READS)} else '' end,
    writes = case when may_write then ${sql.lit(WRITES)} else '' end`,
  sql`alter table api_key drop column may_read, drop column may_write`,
  // The key of the program that asked for it; null where none did.
  sql`alter table engine_stop add column made_with bigint`,
  // What programs ask for waits apart.
  sql`drop index engine_stop_waiting`,
  sql`create unique index engine_stop_waiting
    on engine_stop (tracking_origin, device_id, md5(command #>> '{}'), coalesce(made_with, 0))
    where state in ('waiting', 'sending')`,
];

/** Keys name the areas that they read and change, and what they ask for and waits ends with them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
