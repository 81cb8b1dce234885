import { type Kysely, sql } from 'kysely';

/**
 * Adds the time and person that resolved a taken alarm; earlier ones, older than a day, count as
 * resolved.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table alarm_take
    add column resolved_at timestamptz, add column resolved_by text not null default ''`.execute(
    db,
  );
  await sql`update alarm_take set resolved_at = taken_at, resolved_by = user_name
    where user_id is not null and taken_at < now() - interval '1 day'`.execute(db);
};
