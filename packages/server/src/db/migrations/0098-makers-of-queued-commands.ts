import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table queued_commands
    add column user_id bigint references users (id) on delete cascade,
    add column key_id bigint,
    add column saved_id bigint not null default 0`,
  sql`create index queued_commands_user on queued_commands (user_id)`,
];

/** Account and API key that sent a queued command, and the saved command it came from; null and 0 for those of before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
