import { type Kysely, sql } from 'kysely';

/** Mails handed to a mail server on a day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table statistics add column mail_sent integer not null default 0`.execute(db);
};
