import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';

const KEPT_MS = 2 * 365 * DAY_MS;

/** An event as the tracking API says it, and what it is found by. */
export interface KeptEvent {
  id: number;
  deviceId: number;
  eventTime: string;
  type: string;
}

/** Filter of kept events; no types means all. */
export interface KeptSpan {
  from: Date;
  to: Date;
  types: readonly string[];
}

/** Events of fences and services that were deleted, beside a tracking API that shows them to nobody any more. */
export class KeptEventStore {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
  ) {}

  async add(events: readonly KeptEvent[]): Promise<void> {
    await this.database.query(
      `insert into kept_events (tracking_origin, event_id, device_id, event_time, type, body)
       select $1, (e ->> 'id')::bigint, (e ->> 'deviceId')::bigint,
         (e ->> 'eventTime')::timestamptz, e ->> 'type', e
       from json_array_elements($2::json) e on conflict do nothing`,
      [this.origin, JSON.stringify(events)],
    );
  }

  async list({ from, to, types }: KeptSpan): Promise<KeptEvent[]> {
    const { rows } = await this.database.query<{ body: KeptEvent } & Record<string, unknown>>(
      `select body from kept_events where tracking_origin = $1 and event_time between $2 and $3
         and (cardinality($4::text[]) = 0 or type = any($4)) order by event_time, event_id`,
      [this.origin, from, to, types],
    );
    return rows.map(({ body }) => body);
  }

  /** Forgets what is older than two years. */
  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.database.query(
      'delete from kept_events where tracking_origin = $1 and event_time < $2',
      [this.origin, oldest],
    );
  }
}
