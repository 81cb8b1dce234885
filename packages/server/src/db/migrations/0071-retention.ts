import { type Kysely, sql } from 'kysely';

const statements = [
  // null where the server alone says how long.
  sql`alter table account
    add column retention_days integer check (retention_days between 1 and 3650)`,
  // Up to when the history of a vehicle is gone, so that a sweep goes on where another ended.
  sql`create table swept_history (
    tracking_origin text not null,
    device_id bigint not null,
    swept_before timestamptz not null,
    primary key (tracking_origin, device_id))`,
];

/** Accounts may keep the positions of their vehicles for a shorter time than the server. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
