import { type Kysely, sql } from 'kysely';

const statements = [
  // What was told of its end: nothing, `ending` or `expired`. Nobody is told of what is long over.
  sql`alter table consent add column told_end text not null default ''`,
  sql`update consent set told_end = 'expired' where expires_at <= now()`,
  // Its number where it was before it moved to another tracking API; the link of the person goes along.
  sql`alter table consent add column moved_from bigint`,
  sql`create unique index consent_moved on consent (tracking_origin, moved_from)`,
  sql`alter table consent drop constraint consent_token_hash_key`,
  sql`create unique index consent_of_token on consent (tracking_origin, token_hash)`,
];

/** Adds notices of a consent's end, and consents that move with their vehicles. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
