import { type Kysely, sql } from 'kysely';

const statements = [
  // After a backup was brought back they are erased anew.
  sql`create table driver_erasure (
    tracking_origin text not null,
    driver_id bigint not null,
    erased_at timestamptz not null,
    erased_by bigint not null,
    primary key (tracking_origin, driver_id))`,
  // Rules on another driver hear of each drive once; of those that are there nobody is told now.
  sql`alter table drive add is_told boolean not null default true`,
  sql`alter table drive alter is_told set default false`,
  sql`create index drive_untold on drive (tracking_origin) where not is_told`,
  sql`create index drive_ended on drive (tracking_origin, ended_at) where ended_at is not null`,
  sql`create index qr_scan_time on qr_scan (tracking_origin, scanned_at)`,
];

/** Drivers are erased as accounts are, check-ins end with their term, and rules hear of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
