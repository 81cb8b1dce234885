import { SAME_ALARM_MS } from '@rastro/sdk/domain';

/**
 * SQL condition: somebody took the alarm of a row of `escalations e`; `how` narrows the `alarm_take
 * t`.
 */
const takeSql = (origin: string, how: string): string => `
  exists (select 1 from alarm_take t where t.tracking_origin = ${origin} and t.device_id = e.device_id
    and t.alarm = e.alarm and t.user_id is not null and ${how}
    and (t.taken_at >= e.event_time - make_interval(secs => ${SAME_ALARM_MS / 1000})
      or t.event_time >= e.event_time))`;

/**
 * SQL condition: somebody has, or has resolved, the alarm of a row of `escalations e`. A take of
 * the same alarm shortly before counts too, unless that was over when this one came.
 */
export const IS_TAKEN_SQL = (origin: string): string =>
  takeSql(origin, '(t.resolved_at is null or t.resolved_at >= e.event_time)');

/**
 * SQL condition: the alarm of a row of `escalations e` is resolved, so nobody is notified of it any
 * more.
 */
export const IS_RESOLVED_SQL = (origin: string): string =>
  takeSql(origin, 't.resolved_at >= e.event_time');

/**
 * SQL condition: the account of a row of `users u` may be notified. It sees the vehicle, and has
 * the rule or is managed by somebody who has it: nobody is notified of strangers' vehicles.
 */
export const MAY_BE_TOLD_SQL = ({
  device,
  rule,
  now,
}: {
  device: string;
  rule: string;
  now: string;
}): string => `
  not u.disabled and (u.expiration_time is null or u.expiration_time > ${now})
    and exists (select 1 from user_sees_device v where v.user_id = u.id and v.device_id = ${device})
    and exists (select 1 from user_notification un join users o on o.id = un.user_id
      where un.notification_id = ${rule} and (o.administrator or o.id = u.id or exists (
        select 1 from user_user m where m.user_id = o.id and m.managed_user_id = u.id)))`;
