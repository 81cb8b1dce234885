import { type Kysely, sql } from 'kysely';

/**
 * The index that history is read by knows the id: fixes of one time stand in order there, and a
 * vehicle's way is read without the fixes themselves.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['positions', 'positions_old']) {
    await sql.raw(`drop index ${table}_device_time`).execute(db);
    await sql
      .raw(
        `create index ${table}_device_time on ${table} (device_id, fix_time, id)
         include (latitude, longitude, speed)`,
      )
      .execute(db);
  }
};
