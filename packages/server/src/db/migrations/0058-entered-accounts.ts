import { type Kysely, sql } from 'kysely';

const statements = [
  // Who had logged in as the account that did it; 0 for nobody.
  sql`alter table log_entry
    add by_user_id bigint not null default 0,
    add by_user_name text not null default ''`,
  sql`create index log_entry_by_user on log_entry (tracking_origin, by_user_id, id)
    where by_user_id > 0`,
];

/** Both names of what is done by who logged in as somebody else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
