import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table escalations add column tracking_origin text not null default 'engine'`,
  sql`alter table escalations drop constraint escalations_notification_id_device_id_alarm_key`,
  sql`alter table escalations add unique (tracking_origin, notification_id, device_id, alarm)`,
  sql`alter table told_contact add column tracking_origin text not null default 'engine'`,
  sql`alter table told_contact drop constraint told_contact_pkey`,
  sql`alter table told_contact add primary key (tracking_origin, event_id, user_id, channel)`,
];

/** Alarms go on in front of a tracking server elsewhere too: which one they are of. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
