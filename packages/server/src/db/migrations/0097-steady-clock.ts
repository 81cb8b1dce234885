import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table steady_clock (
    is_only boolean primary key default true check (is_only),
    seen_until timestamptz not null
  )`,
];

/** Latest moment at which old records were deleted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
