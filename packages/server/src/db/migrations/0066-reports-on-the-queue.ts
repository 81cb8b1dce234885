import { type Kysely, sql } from 'kysely';

const statements = [
  sql`insert into work_queue (kind, lane, key, payload, waits_since, attempts, next_at)
    select 'scheduled-report', r.tracking_origin, w.id::text,
      json_build_object('kind', 'report', 'userId', r.user_id, 'runId', w.id),
      w.due_at, w.attempts, w.next_at
    from scheduled_report_run w join scheduled_report r on r.id = w.report_id
    where w.status = 'waiting' order by w.next_at`,
  sql`drop index scheduled_report_run_waiting`,
  sql`alter table scheduled_report_run drop column next_at`,
  sql`insert into work_queue (kind, lane, key, payload, waits_since, next_at)
    select 'report-recipient', tracking_origin, concat_ws(' ', tracking_origin, user_id, address),
      json_build_object('kind', 'recipient', 'userId', user_id, 'address', address), now(), now()
    from outside_recipient where asked_at is null and confirmed_at is null`,
  sql`alter table outside_recipient drop column asked_at`,
];

/** Scheduled reports and the questions to their recipients wait in the one queue; the history of reports stays. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
