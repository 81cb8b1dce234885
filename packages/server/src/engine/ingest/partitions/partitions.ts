import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { utcDayOf } from '../../common/utc-day';
import type { FixListener } from '../../positions/fix-listener';
import { firstKeptDay, isWithinRetention } from '../../positions/retention';
import { createDayPartitions } from './day-partitions';

/** Raw messages are kept for the day they came and the one after. */
const RAW_DAYS = 1;

/** Times for which a batch needs a day. */
export interface BatchTimes {
  fixTimesMs: Iterable<number>;
  /** Receipt times of messages that are kept word for word. */
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

/** Options of partitions. */
export interface PartitionOptions {
  /** Fixes are kept this many days. */
  retentionDays: number;
  listeners: readonly FixListener[];
}

/** Late fixes count from when they came: retention may have grown since. */
const dropLate = async (
  unit: Unit,
  before: Date,
  listeners: readonly FixListener[],
): Promise<void> => {
  const { rows } = await unit.query<{ device_id: number }>(
    'select distinct device_id from positions_old where server_time < $1',
    [before],
  );
  if (rows.length === 0) return;
  const deviceIds = rows.map(({ device_id }) => device_id);
  await unit.transaction(async (inside) => {
    for (const listener of listeners) await listener.onLateDropped(inside, deviceIds);
    await inside.query(
      'delete from positions_old where server_time < $1 and device_id = any($2::bigint[])',
      [before, deviceIds],
    );
  });
};

/** Daily partitions (UTC) kept for `retentionDays`. */
export const createPartitions = ({ retentionDays, listeners }: PartitionOptions): Partitions => {
  const positions = createDayPartitions('positions');
  const raws = createDayPartitions('raw_messages');
  const onDayDropped = async (inside: Unit, day: number): Promise<void> => {
    for (const listener of listeners) await listener.onDayDropped(inside, day);
  };
  return {
    async load(unit) {
      await positions.load(unit);
      await raws.load(unit);
    },
    isWithin: (fixTimeMs, nowMs) => isWithinRetention(fixTimeMs, nowMs, retentionDays),
    async ensure(unit, { fixTimesMs, rawTimesMs }) {
      await positions.ensure(unit, fixTimesMs);
      await raws.ensure(unit, rawTimesMs);
    },
    async dropOld(unit, nowMs) {
      const firstDay = firstKeptDay(nowMs, retentionDays);
      await positions.dropBefore(unit, firstDay, onDayDropped);
      await raws.dropBefore(unit, utcDayOf(nowMs) - RAW_DAYS);
      for (const listener of listeners) await listener.onDropped(unit, firstDay);
      await dropLate(unit, new Date(firstDay * DAY_MS), listeners);
    },
  };
};
