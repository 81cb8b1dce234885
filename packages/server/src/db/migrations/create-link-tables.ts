import { type Kysely, sql } from 'kysely';

/** One table for each kind of owner, `user_driver`: who sees a thing, and what has it linked to it. */
export async function createLinkTables(
  db: Kysely<unknown>,
  {
    property,
    table,
    owners,
  }: { property: string; table: string; owners: readonly ('user' | 'device' | 'group')[] },
): Promise<void> {
  for (const owner of owners) {
    const link = `${owner}_${property}`;
    const columns = `${owner}_id bigint not null references ${owner}s on delete cascade,
        ${property}_id bigint not null references ${table} on delete cascade`;
    await sql
      .raw(`create table ${link} (${columns}, primary key (${owner}_id, ${property}_id))`)
      .execute(db);
    await sql.raw(`create index ${link}_${property} on ${link} (${property}_id)`).execute(db);
  }
}
