import { type Kysely, sql } from 'kysely';

const statements = [
  // After which drive nobody drove: such a stop holds only while nobody does. Null where somebody asked for it.
  sql`alter table engine_stop add column drive_id bigint`,
  sql`update engine_stop set drive_id = drive.id from drive
    where drive.stop_id = engine_stop.id and drive.tracking_origin = engine_stop.tracking_origin`,
  // What was off before somebody checked in says nothing of them.
  sql`update drive set ignition_off_at = null where ended_at is null and ignition_off_at <= began_at`,
];

/** Marks engine stops requested because nobody drove. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
