import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table statistics add column sms_sent integer not null default 0`,
  // How many short messages an account got on a day (UTC).
  sql`create table sms_day (
    tracking_origin text not null,
    user_id bigint not null,
    day date not null,
    sent integer not null,
    primary key (tracking_origin, user_id))`,
];

/** Short messages of a day: how many went out, and how many to each account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
