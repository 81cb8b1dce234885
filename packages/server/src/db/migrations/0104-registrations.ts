import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table registration (
    hash text primary key,
    tracking_origin text not null,
    email text not null,
    network text not null,
    reseller_id bigint not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index registration_by_day on registration (tracking_origin, created_at)`,
];

/** Links by which strangers prove an address before they get an account; each is forgotten after a day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
