import { type Kysely, sql } from 'kysely';

const statements = [
  // Each one-time code lets in once: later ones only, after the last that did.
  sql`alter table account add column last_code_step bigint`,
  // Each lets in once in place of a code. Only with the code itself can its row be read.
  sql`create table recovery_code (
    hash text primary key,
    tracking_origin text not null,
    user_id bigint not null,
    sealed_key text not null,
    created_at timestamptz not null,
    foreign key (tracking_origin, user_id) references account on delete cascade)`,
  sql`create index recovery_code_account on recovery_code (tracking_origin, user_id)`,
];

/** Creates the storage of the second sign-in step. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
