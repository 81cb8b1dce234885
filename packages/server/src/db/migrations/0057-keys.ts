import { type Kysely, sql } from 'kysely';

const statements = [
  // What a credential of the kind `key` may do, from where, its first characters, to know it by,
  // and a name that pages may tell.
  sql`create table api_key (
    credential_id bigint primary key references credential on delete cascade,
    may_read boolean not null,
    may_write boolean not null,
    may_share boolean not null,
    may_embed boolean not null,
    origins text not null check (length(origins) <= 2000),
    addresses text not null check (length(addresses) <= 2000),
    hint text not null check (length(hint) <= 16),
    public_id text not null unique check (length(public_id) <= 32))`,
  // What a credential of the kind `embed` shows.
  sql`create table embed_token (
    credential_id bigint primary key references credential on delete cascade,
    shown json not null)`,
];

/** Keys of partners' servers, and the tokens of the pages that they make with them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
