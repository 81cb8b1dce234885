import { type Kysely, sql } from 'kysely';

const statements = [
  // Permissions one by one as 32 hex digits; null where nobody has given any here.
  sql`alter table account
    add permissions text check (permissions ~ '^[0-9a-f]{32}$'),
    add suspended_at timestamptz,
    add suspended_by bigint,
    add suspension_reason text check (length(suspension_reason) <= 500),
    add trust_until timestamptz,
    add trust_used_at timestamptz,
    add reseller_id bigint,
    add domain text check (length(domain) <= 253)`,
  sql`create index account_reseller on account (tracking_origin, reseller_id)
    where reseller_id is not null`,
];

/** Adds the permissions and suspension of an account, unknown to any tracking API. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
