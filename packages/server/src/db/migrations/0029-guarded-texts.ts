import { type Kysely, sql } from 'kysely';

/** More than one command waits for a vehicle to stand: of two that say the same, one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index engine_stop_waiting`.execute(db);
  await sql`create unique index engine_stop_waiting
    on engine_stop (tracking_origin, device_id, md5(command #>> '{}'))
    where state in ('waiting', 'sending')`.execute(db);
};
