import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../../db/database';
import type { FixListener } from '../../positions/fix-listener';
import { isWithinRetention } from '../../positions/retention';
import { forgetDays, lockDays } from './forget-days';
import {
  type AskedDevice,
  type KeptDay,
  type KeptDayRow,
  makeDays,
  nameMaking,
  packDay,
  unpackDay,
} from './kept-day';

/** Fixes of the hour before may come so late without a day being made again. */
const LATE_MS = 15 * MINUTE_MS;

/**
 * The courses of devices by UTC day: worked out when a report first asks, forgotten when their fixes
 * change.
 */
export interface DayKeeper extends FixListener {
  load(unit: Unit): Promise<void>;
  /**
   * The days (counted from the epoch, both included) of devices, as far as they are over and kept.
   * One that other rules or another version made is made again.
   */
  read(
    unit: Unit,
    devices: readonly AskedDevice[],
    days: { first: number; last: number },
  ): Promise<KeptDay[]>;
}

/** Options of the keeper. */
export interface DayKeeperOptions {
  db: Database;
  clock: () => number;
  /** Fixes are kept this many days. */
  retentionDays: number;
}

/** The keeper of days; one a database. */
export const createDayKeeper = ({ db, clock, retentionDays }: DayKeeperOptions): DayKeeper => {
  /** No later fix changes a day of the device. */
  const untilMs = new Map<number, number>();
  let storing: Promise<void> = Promise.resolve();

  const make = async (
    devices: readonly AskedDevice[],
    day: number,
    wantedMs: number,
  ): Promise<KeptDay[]> => {
    const deviceIds = devices.map(({ id }) => id);
    for (const id of deviceIds) untilMs.set(id, Math.max(untilMs.get(id) ?? 0, wantedMs));
    // What is stored from now on knows of it.
    await storing;
    return db.transaction(async (unit) => {
      await lockDays(unit, deviceIds);
      const days = await makeDays(unit, devices, day, wantedMs);
      await unit.query(
        `insert into day_courses select * from json_populate_recordset(null::day_courses, $1::json)
         on conflict (device_id, day) do update
         set until_time = excluded.until_time, rules = excluded.rules, first_id = excluded.first_id,
           fixes = excluded.fixes, legs = excluded.legs`,
        [`[${days.map(packDay).join(',')}]`],
      );
      return days;
    });
  };

  return {
    async load(unit) {
      const { rows } = await unit.query<{ device_id: number; until_time: Date }>(
        'select device_id, max(until_time) as until_time from day_courses group by device_id',
      );
      for (const row of rows) untilMs.set(row.device_id, row.until_time.getTime());
    },
    async read(unit, devices, { first, last }) {
      const { rows } = await unit.query<KeptDayRow & Record<string, unknown>>(
        `select device_id, day, until_time, rules, first_id, fixes, legs from day_courses
         where device_id = any($1::bigint[]) and day between $2 and $3`,
        [devices.map(({ id }) => id), first, last],
        { name: 'kept-days' },
      );
      const versionOf = new Map(devices.map(({ id, movement }) => [id, nameMaking(movement)]));
      const kept = rows
        .filter(({ device_id, rules }) => rules === versionOf.get(device_id))
        .map(unpackDay);
      const nowMs = clock();
      const overMs = Math.floor((nowMs - LATE_MS) / HOUR_MS) * HOUR_MS;
      const days: KeptDay[] = [];
      for (let day = first; day <= last; day += 1) {
        const startMs = day * DAY_MS;
        const wantedMs = Math.min(startMs + DAY_MS, overMs);
        if (wantedMs <= startMs || !isWithinRetention(startMs, nowMs, retentionDays)) continue;
        const known = kept.filter((one) => one.day === day && one.untilMs >= wantedMs);
        days.push(...known);
        const has = new Set(known.map(({ deviceId }) => deviceId));
        const lacking = devices.filter(({ id }) => !has.has(id));
        // Within somebody's transaction nothing waits for what is being stored.
        if (lacking.length > 0 && unit === db) days.push(...(await make(lacking, day, wantedMs)));
      }
      return days;
    },
    onStoring(fixes, done) {
      storing = done;
      const changed = fixes.filter(
        ({ deviceId, fixTimeMs }) => fixTimeMs < (untilMs.get(deviceId) ?? -Infinity),
      );
      if (changed.length === 0) return undefined;
      const spans = changed.map(({ deviceId, fixTimeMs: timeMs }) => ({
        deviceId,
        fromMs: timeMs,
        toMs: timeMs,
      }));
      return (unit) => forgetDays(unit, spans);
    },
    async onDayDropped(unit, day) {
      await unit.query('delete from day_courses where day = $1', [day]);
    },
    async onLateDropped(unit, deviceIds) {
      await lockDays(unit, deviceIds);
      await unit.query('delete from day_courses where device_id = any($1::bigint[])', [deviceIds]);
    },
    async onDropped(unit, firstDay) {
      // A report may have kept a day while it was being dropped.
      await unit.query('delete from day_courses where day < $1', [firstDay]);
    },
  };
};
