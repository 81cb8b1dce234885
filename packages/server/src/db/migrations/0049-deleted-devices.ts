import { type Kysely, sql } from 'kysely';

/** Creates the table of devices that are deleted but kept, per tracking API. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table deleted_devices (
    tracking_origin text not null,
    device_id bigint not null,
    primary key (tracking_origin, device_id))`.execute(db);
};
