import type { Unit } from '../../db/database';
import type { TrackingEvent } from '../ingest/tracking-event';
import type { Hub } from './hub';
import { eventJson } from '../ingest/tracking-event';
import { formatEventMessage } from './format-event-message';

/** `notificator.timeThreshold`: an older event is stored and told to nobody (tracking-api §2.7). */
const MAX_AGE_MS = 900_000;

interface RecipientRow {
  place: number;
  user_id: number;
  time_zone: string | null;
}

/** A `web` rule of an account that sees the device: for all its devices, or linked to this one or a group of it. */
const RECIPIENTS_SQL = `
  select distinct e.place, u.id as user_id,
    coalesce(u.attributes ->> 'timezone', s.attributes ->> 'timezone') as time_zone
  from json_to_recordset($1::json) as e(place int, device_id bigint, type text)
  join notifications n on n.type = e.type
    and 'web' = any(string_to_array(replace(coalesce(n.notificators, ''), ' ', ''), ','))
  join user_notification un on un.notification_id = n.id and un.user_id = any($2::bigint[])
  join users u on u.id = un.user_id and not u.disabled
    and (u.expiration_time is null or u.expiration_time > $3)
  cross join server s
  where exists (select 1 from user_sees_device v
      where v.user_id = u.id and v.device_id = e.device_id)
    and (n.always
      or exists (select 1 from device_notification l
        where l.device_id = e.device_id and l.notification_id = n.id)
      or exists (select 1 from group_notification l
        join device_in_group g on g.group_id = l.group_id
        where g.device_id = e.device_id and l.notification_id = n.id))`;

/** An event and its words for one account. */
export interface Notice {
  event: TrackingEvent;
  userId: number;
  timeZone: string;
}

/** Finds who with an open socket is to hear of which event. */
export const findNotices = async (
  unit: Unit,
  hub: Hub,
  events: readonly TrackingEvent[],
  nowMs: number,
): Promise<Notice[]> => {
  const userIds = hub.userIds();
  const fresh = events.filter((event) => event.eventTimeMs >= nowMs - MAX_AGE_MS);
  if (fresh.length === 0 || userIds.length === 0) return [];
  const asked = fresh.map((event, place) => ({
    place,
    device_id: event.deviceId,
    type: event.type,
  }));
  const { rows } = await unit.query<RecipientRow>(RECIPIENTS_SQL, [
    JSON.stringify(asked),
    userIds,
    new Date(nowMs),
  ]);
  return rows.flatMap((row) => {
    const event = fresh[row.place];
    return event ? [{ event, userId: row.user_id, timeZone: row.time_zone ?? 'UTC' }] : [];
  });
};

/** Sends one event to one account's sockets. */
export const sendNotice = (
  hub: Hub,
  { event, userId, timeZone }: Notice,
  deviceName: string,
): void =>
  hub.publishEvent(userId, {
    deviceId: event.deviceId,
    json: eventJson(event, formatEventMessage(event, deviceName, timeZone)),
  });
