import { isFresh } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { TrackingEvent } from '../positions/tracking-event';
import type { Recipient } from './channels/channel';
import type { RuleBook } from '../rules/book/rule-book';
import { type ServerSettings, toTraccarReader } from '../../text/reader';

interface RuleRow {
  place: number;
  rule_id: number;
  user_id: number;
  name: string;
  email: string;
  notificators: string | null;
  calendar_id: number | null;
  command_id: number | null;
  rule: Record<string, unknown>;
  person: Record<string, unknown>;
  server: ServerSettings;
}

/** A rule of an account that sees the device: for all its devices, or linked to this one or a group of it. */
const RULES_SQL = `
  select e.place, n.id as rule_id, u.id as user_id, u.name, u.email, n.notificators, n.calendar_id, n.command_id,
    n.attributes as rule, u.attributes as person,
    json_build_object('forceSettings', s.force_settings, 'attributes', s.attributes) as server
  from json_to_recordset($1::json) as e(place int, device_id bigint, type text)
  join notifications n on n.type = e.type
  join user_notification un on un.notification_id = n.id
  join users u on u.id = un.user_id and not u.disabled
    and (u.expiration_time is null or u.expiration_time > $2)
  cross join server s
  where exists (select 1 from user_sees_device v
      where v.user_id = u.id and v.device_id = e.device_id)
    and (n.always
      or exists (select 1 from device_notification l
        where l.device_id = e.device_id and l.notification_id = n.id)
      or exists (select 1 from group_notification l
        join device_in_group g on g.group_id = l.group_id
        where g.device_id = e.device_id and l.notification_id = n.id))
  order by e.place, u.id, n.id`;

/** A notification that an event matches: who is notified, and how. */
export interface NotificationMatch {
  event: TrackingEvent;
  rule: { id: number; notificators: string | null; attributes: Record<string, unknown> };
  to: Recipient;
  /** `web`, `mail`, `command`, and whatever else a rule names. */
  notificators: ReadonlySet<string>;
  /** The saved command of the rule; 0 for none. */
  commandId: number;
}

/** The parts of a list with commas, or the one number in its place. */
export const splitList = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

/** Limits of a rule to some events of its type. */
export interface RuleLimits {
  /** 0 or null: always. */
  calendarId: number | null;
  attributes: Readonly<Record<string, unknown>>;
}

/** Checks that a rule applies to an event of its type: which alarms, which fences, and when. */
export const isMeant = (
  event: Pick<TrackingEvent, 'type' | 'eventTimeMs' | 'geofenceId' | 'attributes'>,
  { calendarId, attributes }: RuleLimits,
  isActive: (calendarId: number, atMs: number) => boolean,
): boolean => {
  if (calendarId && !isActive(calendarId, event.eventTimeMs)) return false;
  if (event.type === 'alarm') {
    return splitList(attributes['alarms']).includes(String(event.attributes?.['alarm']));
  }
  const fences = splitList(attributes['geofenceIds']);
  return !event.geofenceId || fences.length === 0 || fences.includes(String(event.geofenceId));
};

/** Finds the notifications that events match, by event in their order. */
export const matchNotifications = async (
  unit: Unit,
  rules: RuleBook,
  events: readonly TrackingEvent[],
  nowMs: number,
): Promise<NotificationMatch[]> => {
  const fresh = events.filter(
    ({ type, eventTimeMs }) => isFresh(eventTimeMs, nowMs) && rules.hasNotification(type),
  );
  if (fresh.length === 0) return [];
  const asked = fresh.map((event, place) => ({
    place,
    device_id: event.deviceId,
    type: event.type,
  }));
  const { rows } = await unit.query<RuleRow & Record<string, unknown>>(RULES_SQL, [
    JSON.stringify(asked),
    new Date(nowMs),
  ]);
  return rows.flatMap((row) => {
    const event = fresh[row.place];
    const limits = { calendarId: row.calendar_id, attributes: row.rule };
    if (!event || !isMeant(event, limits, rules.isActive)) return [];
    return [
      {
        event,
        rule: { id: row.rule_id, notificators: row.notificators, attributes: row.rule },
        to: {
          userId: row.user_id,
          name: row.name,
          email: row.email,
          attributes: row.person,
          reader: toTraccarReader(row.person, row.server),
        },
        notificators: new Set(splitList(row.notificators)),
        commandId: row.command_id ?? 0,
      },
    ];
  });
};
