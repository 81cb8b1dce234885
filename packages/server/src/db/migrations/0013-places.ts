import { type Kysely, sql } from 'kysely';

/** Addresses of places that were looked up, by degrees times 10,000. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table place (
    latitude_e4 integer not null,
    longitude_e4 integer not null,
    address text not null,
    found_at timestamptz not null,
    primary key (latitude_e4, longitude_e4))`.execute(db);
  await sql`create index place_found_at on place (found_at)`.execute(db);
};
