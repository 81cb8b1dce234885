import { type Escalation, escalatesFirstMs } from '@rastro/sdk/domain';
import { formatTime } from '../../common/format-time';
import { asText, type EventFacts } from '../message/event-facts';
import { IS_RESOLVED_SQL } from './escalation-sql';

/** An alarm that goes to a contact of a rule unless somebody takes it first. */
export interface EscalationEntry {
  notificationId: number;
  escalation: Escalation;
  facts: EventFacts;
}

/**
 * The statement that puts entries in; `rows` is its parameter, `origin` the tracking API they are of. While the same alarm of a vehicle goes on already
 * nothing is begun; where somebody had taken or resolved that one, it begins anew.
 */
export const escalationInsertSql = (rows: string, origin: string): string =>
  `insert into escalations as e
     (tracking_origin, notification_id, device_id, alarm, event_time, next_at, facts)
   select ${origin}, notification_id, device_id, alarm, event_time, next_at, facts
   from json_to_recordset(${rows}::json) as r(notification_id bigint, device_id bigint, alarm text,
     event_time timestamptz, next_at timestamptz, facts json)
   on conflict (tracking_origin, notification_id, device_id, alarm) do update
     set event_time = excluded.event_time, next_at = excluded.next_at, facts = excluded.facts,
       place = 0, is_resting = false
     where e.is_resting or ${IS_RESOLVED_SQL(origin)}`;

/** Entries as that statement takes them, the first of each kind. */
export const toEscalationRows = (entries: readonly EscalationEntry[], nowMs: number): string => {
  const rows = new Map<string, unknown>();
  for (const { notificationId, escalation, facts } of entries) {
    const { event, device } = facts;
    const alarm = asText(event.attributes?.['alarm']);
    const key = `${notificationId} ${device.id} ${alarm}`;
    if (rows.has(key)) continue;
    rows.set(key, {
      notification_id: notificationId,
      device_id: device.id,
      alarm,
      event_time: formatTime(event.eventTimeMs),
      next_at: formatTime(escalatesFirstMs(escalation, nowMs)),
      facts,
    });
  }
  return JSON.stringify([...rows.values()]);
};
