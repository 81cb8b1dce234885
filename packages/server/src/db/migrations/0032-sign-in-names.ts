import { type Kysely, sql } from 'kysely';

const statements = [
  // As the program normalizes them: databases make small letters in ways of their own. Null is not worked out yet.
  sql`alter table users add column email_key text, add column login_key text`,
  sql`create index users_normal_email on users (email_key)`,
  sql`create index users_normal_login on users (login_key)`,
  sql`create index users_without_key on users (id) where email_key is null`,
];

/** The names that people sign in with, in one normal form. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
