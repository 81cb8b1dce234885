import { DAY_MS, lastMomentMs } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { RuleBook } from '../rules/book/rule-book';
import type { ReportMessage } from './channels/channel';
import type { Outbox } from './outbox/outbox';

/** Options of reports sent by a calendar. */
export interface ScheduledReportOptions {
  db: Database;
  rules: Pick<RuleBook, 'refresh' | 'calendar'>;
  outbox: Pick<Outbox, 'add'>;
  clock: () => number;
}

interface ReportRow {
  id: number;
  type: string;
  description: string;
  calendar_id: number;
  is_daily: boolean;
  sent_until: Date | null;
  user_ids: number[];
  device_ids: number[];
  group_ids: number[];
}

/** After a longer rest, older periods are not made up for: nobody waits for them any more. */
const MAX_DELAY_MS = 7 * DAY_MS;

const REPORTS_SQL = `
  select r.id, r.type, r.description, r.calendar_id, r.sent_until,
    coalesce(r.attributes ->> 'daily' = 'true', false) as is_daily,
    (select coalesce(json_agg(user_id order by user_id), '[]') from user_report
      where report_id = r.id) as user_ids,
    (select coalesce(json_agg(device_id order by device_id), '[]') from device_report
      where report_id = r.id) as device_ids,
    (select coalesce(json_agg(group_id order by group_id), '[]') from group_report
      where report_id = r.id) as group_ids
  from reports r order by r.id`;

const toMessage = (
  { type, description, is_daily, device_ids, group_ids }: ReportRow,
  fromMs: number,
  toMs: number,
): ReportMessage => {
  const query = new URLSearchParams({
    from: new Date(fromMs).toISOString(),
    to: new Date(lastMomentMs({ fromMs, toMs })).toISOString(),
    ...(is_daily && { daily: 'true' }),
  });
  for (const id of device_ids) query.append('deviceId', String(id));
  for (const id of group_ids) query.append('groupId', String(id));
  return { kind: 'report', type, description, query: query.toString(), fromMs, toMs };
};

/**
 * Puts into the outbox the reports whose period of the calendar has ended since the last time, once
 * each (tracking-api §6.4). A report that is new waits for the end of a period.
 */
export const createScheduledReports = ({ db, rules, outbox, clock }: ScheduledReportOptions) => {
  const sendDue = async (row: ReportRow, nowMs: number): Promise<void> => {
    const sinceMs = Math.max(row.sent_until?.getTime() ?? nowMs, nowMs - MAX_DELAY_MS);
    const periods = rules.calendar(row.calendar_id)?.periods(sinceMs, nowMs) ?? [];
    const ended = periods.filter(({ endMs }) => endMs > sinceMs && endMs <= nowMs);
    if (row.sent_until && ended.length === 0) return;
    const entries = ended.flatMap(({ startMs, endMs }) =>
      row.user_ids.map((userId) => ({
        channel: 'mail',
        userId,
        message: toMessage(row, startMs, endMs),
      })),
    );
    await db.transaction(async (unit) => {
      await unit.query('update reports set sent_until = $2 where id = $1', [
        row.id,
        new Date(nowMs),
      ]);
      await outbox.add(unit, entries);
    });
  };

  return async (): Promise<void> => {
    const { rows } = await db.query<ReportRow & Record<string, unknown>>(REPORTS_SQL);
    if (rows.length === 0) return;
    await rules.refresh(db);
    const nowMs = clock();
    for (const row of rows) await sendDue(row, nowMs);
  };
};
