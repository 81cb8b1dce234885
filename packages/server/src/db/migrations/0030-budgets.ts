import { type Kysely, sql } from 'kysely';

const statements = [
  // What each account had sent on a day (UTC) that costs whoever runs the server.
  sql`create table spent_day (
    tracking_origin text not null,
    user_id bigint not null,
    kind text not null,
    day date not null,
    spent integer not null,
    primary key (tracking_origin, user_id, kind))`,
  sql`insert into spent_day (tracking_origin, user_id, kind, day, spent)
    select tracking_origin, user_id, 'text', day, sent from sms_day`,
  sql`drop table sms_day`,
  // Addresses of no account that an account has reports sent to: nothing goes there before they say yes.
  sql`create table outside_recipient (
    tracking_origin text not null,
    user_id bigint not null,
    address text not null,
    locale text not null default '',
    hash text unique,
    asked_at timestamptz,
    confirmed_at timestamptz,
    primary key (tracking_origin, user_id, address))`,
  // Whoever gets reports already goes on getting them.
  sql`insert into outside_recipient (tracking_origin, user_id, address, confirmed_at)
    select distinct r.tracking_origin, r.user_id, lower(trim(a)), now()
    from scheduled_report r, regexp_split_to_table(r.settings ->> 'recipients', '[,;]') a
    where trim(a) <> ''`,
];

/** One budget an account and day, and a yes of those outside who are to get reports. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
