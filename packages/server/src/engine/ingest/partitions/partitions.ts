import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { lockDays } from '../../reports/days/forget-days';
import { createDayPartitions, dayOf } from './day-partitions';

/** What devices said is kept for the day it was said and the one after. */
const RAW_DAYS = 1;

/** What a batch needs a day for. */
export interface BatchTimes {
  fixTimesMs: Iterable<number>;
  /** When messages were taken that are kept word for word. */
  rawTimesMs: Iterable<number>;
}

/** The days of fixes and of messages: made before a batch needs them, dropped when nobody may see them any more. */
export interface Partitions {
  load(unit: Unit): Promise<void>;
  /** True when the fix is within retention and has a day of its own; older ones go to `positions_old`. */
  isWithin(fixTimeMs: number, nowMs: number): boolean;
  /** Makes the days a batch needs. */
  ensure(unit: Unit, times: BatchTimes): Promise<void>;
  /** Removes what is older than retention; late fixes count from when they came. */
  dropOld(unit: Unit, nowMs: number): Promise<void>;
}

/** Late fixes, and what is kept of their days: retention may have grown since they came. */
const dropLate = async (unit: Unit, before: Date): Promise<void> => {
  const { rows } = await unit.query<{ device_id: number }>(
    'select distinct device_id from positions_old where server_time < $1',
    [before],
  );
  if (rows.length === 0) return;
  const deviceIds = rows.map(({ device_id }) => device_id);
  await unit.transaction(async (inside) => {
    await lockDays(inside, deviceIds);
    await inside.query('delete from day_courses where device_id = any($1::bigint[])', [deviceIds]);
    await inside.query(
      'delete from positions_old where server_time < $1 and device_id = any($2::bigint[])',
      [before, deviceIds],
    );
  });
};

const forgetDay = async (inside: Unit, day: number): Promise<void> => {
  await inside.query('delete from day_courses where day = $1', [day]);
};

/** Daily partitions (UTC) kept for `retentionDays`. */
export const createPartitions = (retentionDays: number): Partitions => {
  const positions = createDayPartitions('positions');
  const raws = createDayPartitions('raw_messages');
  const firstDay = (nowMs: number): number => dayOf(nowMs) - retentionDays;
  return {
    async load(unit) {
      await positions.load(unit);
      await raws.load(unit);
    },
    isWithin: (fixTimeMs, nowMs) => dayOf(fixTimeMs) >= firstDay(nowMs),
    async ensure(unit, { fixTimesMs, rawTimesMs }) {
      await positions.ensure(unit, fixTimesMs);
      await raws.ensure(unit, rawTimesMs);
    },
    async dropOld(unit, nowMs) {
      await positions.dropBefore(unit, firstDay(nowMs), forgetDay);
      await raws.dropBefore(unit, dayOf(nowMs) - RAW_DAYS);
      // A report may have kept a day while it was being dropped.
      await unit.query('delete from day_courses where day < $1', [firstDay(nowMs)]);
      await dropLate(unit, new Date(firstDay(nowMs) * DAY_MS));
    },
  };
};
