import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../db/database';

/** A clock may go on by so much while nobody looks: a server was off, a clock was wrong by hours. */
export const MAX_LEAP_MS = 3 * DAY_MS;
/** A fix that the clock of a satellite dated so near says that it is right. */
const NEAR_MS = DAY_MS;

interface SteadyClockOptions {
  db: Database;
  clock: () => number;
  /** Returns the time of each device's latest fix. */
  listFixTimes: () => Iterable<number> | Promise<Iterable<number>>;
  /** The day on which a person looked at the clock, or the last one that he vouches for. */
  checkedOnMs: number | undefined;
  log: { warn(details: object, message: string): void };
}

/** The time by which what is old is deleted. */
export interface SteadyClock {
  /** Epoch ms, never ahead of the database's clock and of the day that a person vouches for; null while a leap of it stands to be looked at. */
  read(): Promise<number | null>;
}

const readMark = async (db: Database): Promise<{ nowMs: number; markMs: number | undefined }> => {
  const { rows } = await db.query<{ now: Date; seen_until: Date | null }>(
    `select clock_timestamp() as now, (select seen_until from steady_clock) as seen_until`,
  );
  return { nowMs: rows[0]!.now.getTime(), markMs: rows[0]!.seen_until?.getTime() };
};

const writeMark = async (db: Database, ms: number): Promise<void> => {
  await db.query(
    `insert into steady_clock (seen_until) values ($1) on conflict (is_only) do update
     set seen_until = greatest(steady_clock.seen_until, excluded.seen_until)`,
    [new Date(ms)],
  );
};

/**
 * A clock that what is deleted by its age is deleted by: one that leapt ahead would delete all of it. How far time had come
 * is kept in the database; further than some days at once it goes only with a fix of that day, or a person's word.
 */
export function createSteadyClock(options: SteadyClockOptions): SteadyClock {
  const { db, clock, listFixTimes, checkedOnMs, log } = options;
  let toldDay: number | undefined;

  const isCredible = async (nowMs: number, markMs: number | undefined): Promise<boolean> => {
    const seenMs = Math.max(markMs ?? -Infinity, checkedOnMs ?? -Infinity);
    if (nowMs - seenMs <= MAX_LEAP_MS) return true;
    const times = [...(await listFixTimes())];
    // Nothing is there yet that could be lost.
    if (times.length === 0) return markMs === undefined;
    return times.some((fixMs) => Math.abs(nowMs - fixMs) <= NEAR_MS);
  };

  return {
    async read() {
      const { nowMs: databaseMs, markMs } = await readMark(db);
      const nowMs = Math.min(clock(), Math.max(databaseMs, checkedOnMs ?? -Infinity));
      if (await isCredible(nowMs, markMs)) {
        await writeMark(db, nowMs);
        return nowMs;
      }
      const day = Math.floor(nowMs / DAY_MS);
      if (day !== toldDay) {
        const [now, seenUntil] = [nowMs, markMs].map(
          (ms) => ms !== undefined && new Date(ms).toISOString(),
        );
        log.warn(
          { now, seenUntil },
          'Nothing old is deleted: the clock leapt ahead. If it is right, give --retention-checked-on with the day of today',
        );
      }
      toldDay = day;
      return null;
    },
  };
}
