import { type Kysely, sql } from 'kysely';

const statements = [
  // `union` ends a circle, which a client made for a Traccar may close.
  sql`create or replace view device_in_group as
    with recursive above (group_id, above_id) as (
      select id, id from groups
      union select a.group_id, g.group_id from above a
        join groups g on g.id = a.above_id where g.group_id is not null)
    select d.id as device_id, a.above_id as group_id
    from devices d join above a on a.group_id = d.group_id`,
];

/** A device is in its group and in all groups above it, however many there are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
