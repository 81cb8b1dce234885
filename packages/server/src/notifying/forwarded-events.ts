import { DAY_MS } from '@rastro/sdk/domain';
import type { Database, Unit } from '../db/database';

/** Nobody forwards an event again after so long. */
const KEPT_MS = 2 * DAY_MS;
const AT_ONCE = 50;

/** Forwarded events of one tracking API, for all servers of a database: each is told once. */
export class ForwardedEvents {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** Keeps one until people were told of it, whatever happens meanwhile. */
  async keep(eventId: number, body: unknown): Promise<void> {
    await this.database.query(
      `insert into forwarded_event (tracking_origin, event_id, received_at, body)
       values ($1, $2, $3, $4) on conflict do nothing`,
      [this.origin, eventId, new Date(this.clock()), JSON.stringify(body)],
    );
  }

  /** Those that wait, the oldest first; after `eventId`. */
  async listWaiting(eventId: number): Promise<{ id: number; body: unknown }[]> {
    const { rows } = await this.database.query<{ event_id: number; body: unknown }>(
      `select event_id, body from forwarded_event
       where tracking_origin = $1 and event_id > $2 and body is not null
       order by event_id limit ${AT_ONCE}`,
      [this.origin, eventId],
    );
    return rows.map(({ event_id: id, body }) => ({ id, body }));
  }

  /** True for the one that tells it; with that, in one transaction, goes what is told. */
  async take(unit: Unit, eventId: number): Promise<boolean> {
    const { rows } = await unit.query(
      `update forwarded_event set body = null
       where tracking_origin = $1 and event_id = $2 and body is not null returning event_id`,
      [this.origin, eventId],
    );
    return rows.length > 0;
  }

  /** Forgets what is old. */
  async sweep(): Promise<void> {
    const oldest = new Date(this.clock() - KEPT_MS);
    await this.database.query('delete from forwarded_event where received_at < $1', [oldest]);
  }
}
