import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Database, Unit } from '../database';

/** A row that waits. */
export interface WorkRow extends Record<string, unknown> {
  id: number;
  reference: string;
  payload: unknown;
  target: string | null;
  waits_since: Date;
  attempts: number;
  next_at: Date;
}

/** Number of rows of a lane read at once. */
export const ROWS_AT_ONCE = 50;
/** Duration of a hold, in ms; after that its holder counts as gone, e.g. a server that died. */
const HELD_MS = 5 * MINUTE_MS;
/** Interval at which a holder renews its hold, in ms. */
export const HOLD_EVERY_MS = MINUTE_MS;

const ROWS_SQL = `
  select id, reference, payload, target, waits_since, attempts, next_at from work_queue
  where kind = $1 and lane = $2 and id > $3 and failed_at is null
  order by id limit ${ROWS_AT_ONCE}`;
const LANES_SQL = `
  select lane from work_queue where kind = $1 and failed_at is null group by lane order by min(id)`;
const CLAIM_SQL = `
  update work_queue set held_until = $3 where id = (
    select id from work_queue where id = $1 and failed_at is null
      -- What was never tried is due, and nobody holds longer than that: the clock was set back.
      and (next_at <= $2 or attempts = 0)
      and (held_until is null or held_until <= $2 or held_until > $3)
    for update skip locked) returning id`;

/** Creates the database access of the queue. */
export const createWorkStore = (db: Database, clock: () => number) => {
  const later = (ms: number): Date => new Date(clock() + ms);
  return {
    /** Lanes where something waits, the one that waits longest first. */
    async listLanes(kind: string): Promise<string[]> {
      const { rows } = await db.query<{ lane: string }>(LANES_SQL, [kind]);
      return rows.map(({ lane }) => lane);
    },
    /** Lists the pending work of a lane, in order, after `lastId`. */
    async list(kind: string, lane: string, lastId: number): Promise<WorkRow[]> {
      return (await db.query<WorkRow>(ROWS_SQL, [kind, lane, lastId])).rows;
    },
    /** True for the one who may try now, of however many servers. */
    async claim(id: number): Promise<boolean> {
      const { rows } = await db.query(CLAIM_SQL, [id, later(0), later(HELD_MS)]);
      return rows.length > 0;
    },
    /** Extends the hold of work in progress, so that no other server takes it. */
    hold: (id: number) =>
      db.query('update work_queue set held_until = $2 where id = $1 and held_until is not null', [
        id,
        later(HELD_MS),
      ]),
    /** Lets another try as soon as it can. */
    release: (id: number) =>
      db.query('update work_queue set held_until = null where id = $1', [id]),
    /** After a start of the only server of a database: what was worked on is free again. */
    releaseAll: (kinds: readonly string[]) =>
      db.query(
        'update work_queue set held_until = null where held_until is not null and kind = any($1)',
        [kinds],
      ),
    putOff: (id: number, reason: string, nextMs: number) =>
      db.query(
        `update work_queue set attempts = attempts + 1, next_at = $2, held_until = null,
           last_error = $3 where id = $1`,
        [id, new Date(nextMs), reason],
      ),
    async giveUp(id: number, reason: string): Promise<void> {
      await db.query(
        `update work_queue set attempts = attempts + 1, failed_at = $2, held_until = null,
           last_error = $3 where id = $1`,
        [id, later(0), reason],
      );
    },
    /** By kind. */
    async countWaiting(): Promise<Map<string, number>> {
      const { rows } = await db.query<{ kind: string; waiting: number }>(
        'select kind, count(*) as waiting from work_queue where failed_at is null group by kind',
      );
      return new Map(rows.map(({ kind, waiting }) => [kind, waiting]));
    },
    /** False where it has been ended meanwhile. */
    async end(unit: Unit, id: number): Promise<boolean> {
      const { rows } = await unit.query('delete from work_queue where id = $1 returning id', [id]);
      return rows.length > 0;
    },
  };
};
