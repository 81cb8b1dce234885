import type { SeenEvents } from '@rastro/sdk/contract';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';

/** Max single events remembered, the newest. */
const MAX_IDS = 500;
const KEPT_MS = 365 * DAY_MS;

interface Row {
  seen_until: Date | null;
  event_ids: string[] | number[];
}

const toSeen = (row: Row | undefined): SeenEvents => ({
  until: row?.seen_until?.toISOString() ?? null,
  ids: (row?.event_ids ?? []).map(Number),
});

/** Seen events of each account of one tracking API. */
export class SeenEventStore {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  async read(userId: number): Promise<SeenEvents> {
    const { rows } = await this.database.query<Row & Record<string, unknown>>(
      `select seen_until, event_ids from seen_events
       where tracking_origin = $1 and user_id = $2`,
      [this.origin, userId],
    );
    return toSeen(rows[0]);
  }

  /** Adds to what is seen: of two pages at once nothing is lost, and nothing becomes unseen. */
  async add(userId: number, { until, ids }: SeenEvents): Promise<SeenEvents> {
    const { rows } = await this.database.query<Row & Record<string, unknown>>(
      `insert into seen_events as s (tracking_origin, user_id, seen_until, event_ids, changed_at)
       values ($1, $2, $3, $4::bigint[], $5)
       on conflict (tracking_origin, user_id) do update set
         seen_until = greatest(s.seen_until, excluded.seen_until),
         event_ids = array(select distinct id from unnest(s.event_ids || excluded.event_ids) id
           order by id desc limit ${MAX_IDS}),
         changed_at = excluded.changed_at
       returning seen_until, event_ids`,
      [
        this.origin,
        userId,
        until === null ? null : new Date(until),
        `{${ids.slice(0, MAX_IDS).join()}}`,
        new Date(this.clock()),
      ],
    );
    return toSeen(rows[0]);
  }

  /** Forgets accounts that have not looked for a year. */
  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.database.query('delete from seen_events where changed_at < $1', [oldest]);
  }
}
