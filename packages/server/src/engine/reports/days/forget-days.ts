import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';

/** A time of a device whose fixes change. */
export interface ChangedSpan {
  deviceId: number;
  fromMs: number;
  toMs: number;
}

/** Until the end of the transaction nobody else makes or forgets days of these devices. */
export const lockDays = async (unit: Unit, deviceIds: readonly number[]): Promise<void> => {
  await unit.query(
    `select pg_advisory_xact_lock(hashtext('day-courses'), (d.id % 2147483647)::int)
     from (select distinct id from unnest($1::bigint[]) id order by id) d`,
    [deviceIds],
  );
};

/**
 * Forgets what is kept of days whose fixes change. Call it before they do, in the transaction that
 * changes them: whoever makes the days anew waits for its end.
 */
export const forgetDays = async (unit: Unit, spans: readonly ChangedSpan[]): Promise<void> => {
  const deviceIds = spans.map(({ deviceId }) => deviceId);
  await lockDays(unit, deviceIds);
  await unit.query(
    `delete from day_courses c using unnest($1::bigint[], $2::float8[], $3::float8[])
       s(device_id, first_day, last_day)
     where c.device_id = s.device_id and c.day between s.first_day and s.last_day`,
    [
      deviceIds,
      spans.map(({ fromMs }) => Math.floor(fromMs / DAY_MS)),
      spans.map(({ toMs }) => Math.floor(toMs / DAY_MS)),
    ],
  );
};
