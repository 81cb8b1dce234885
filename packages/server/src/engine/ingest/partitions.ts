import type { Unit } from '../../db/database';

const DAY_MS = 86_400_000;

const dayOf = (timeMs: number): number => Math.floor(timeMs / DAY_MS);
const dateText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const tableOf = (day: number): string => `positions_${dateText(day).replaceAll('-', '_')}`;

/** The days of `positions`: made before a fix needs them, dropped when nobody may see them any more. */
export interface Partitions {
  load(unit: Unit): Promise<void>;
  /** True when the fix is within retention and has a day of its own; older ones go to `positions_old`. */
  isWithin(fixTimeMs: number, nowMs: number): boolean;
  /** Makes the days these fixes need. */
  ensure(unit: Unit, fixTimesMs: Iterable<number>): Promise<void>;
  /** Removes what is older than retention; late fixes count from when they came. */
  dropOld(unit: Unit, nowMs: number): Promise<void>;
}

/** Daily partitions (UTC) kept for `retentionDays`. */
export const createPartitions = (retentionDays: number): Partitions => {
  const days = new Set<number>();
  const firstDay = (nowMs: number): number => dayOf(nowMs) - retentionDays;
  return {
    async load(unit) {
      const { rows } = await unit.query<{ name: string }>(
        `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
         where i.inhparent = 'positions'::regclass`,
      );
      for (const { name } of rows) {
        const date = /^positions_(\d{4})_(\d\d)_(\d\d)$/.exec(name);
        if (date) days.add(dayOf(Date.parse(date.slice(1).join('-'))));
      }
    },
    isWithin: (fixTimeMs, nowMs) => dayOf(fixTimeMs) >= firstDay(nowMs),
    async ensure(unit, fixTimesMs) {
      for (const timeMs of fixTimesMs) {
        const day = dayOf(timeMs);
        if (days.has(day)) continue;
        await unit.query(
          `create table if not exists ${tableOf(day)} partition of positions
           for values from ('${dateText(day)} 00:00:00+00') to ('${dateText(day + 1)} 00:00:00+00')`,
        );
        days.add(day);
      }
    },
    async dropOld(unit, nowMs) {
      for (const day of days) {
        if (day >= firstDay(nowMs)) continue;
        await unit.query(`drop table if exists ${tableOf(day)}`);
        days.delete(day);
      }
      await unit.query('delete from positions_old where server_time < $1', [
        new Date(firstDay(nowMs) * DAY_MS),
      ]);
    },
  };
};
