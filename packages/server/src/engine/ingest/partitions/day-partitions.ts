import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { utcDayOf } from '../../common/utc-day';

const dateText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The partitions of a table by UTC day: made before a row needs them, dropped as a whole. */
export interface DayPartitions {
  load(unit: Unit): Promise<void>;
  /** Makes the days these times need. */
  ensure(unit: Unit, timesMs: Iterable<number>): Promise<void>;
  /** Drops the days before this one; `onDrop` runs in the transaction that drops a day. */
  dropBefore(
    unit: Unit,
    first: number,
    onDrop?: (inside: Unit, day: number) => Promise<void>,
  ): Promise<void>;
}

/** The days of one table; their names end with the date. */
export const createDayPartitions = (table: 'positions' | 'raw_messages'): DayPartitions => {
  const days = new Set<number>();
  const tableOf = (day: number): string => `${table}_${dateText(day).replaceAll('-', '_')}`;
  const ending = /_(\d{4})_(\d\d)_(\d\d)$/;
  return {
    async load(unit) {
      const { rows } = await unit.query<{ name: string }>(
        `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
         where i.inhparent = '${table}'::regclass`,
      );
      for (const { name } of rows) {
        const date = ending.exec(name);
        if (date) days.add(utcDayOf(Date.parse(date.slice(1).join('-'))));
      }
    },
    async ensure(unit, timesMs) {
      for (const timeMs of timesMs) {
        const day = utcDayOf(timeMs);
        if (days.has(day)) continue;
        await unit.query(
          `create table if not exists ${tableOf(day)} partition of ${table}
           for values from ('${dateText(day)} 00:00:00+00') to ('${dateText(day + 1)} 00:00:00+00')`,
        );
        days.add(day);
      }
    },
    async dropBefore(unit, first, onDrop) {
      for (const day of days) {
        if (day >= first) continue;
        await unit.transaction(async (inside) => {
          await onDrop?.(inside, day);
          await inside.query(`drop table if exists ${tableOf(day)}`);
        });
        days.delete(day);
      }
    },
  };
};
