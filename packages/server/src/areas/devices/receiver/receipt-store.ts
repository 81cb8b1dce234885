import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import type { ForwardedEvent, ForwardedFix } from './read-forwarded';

/** Nobody forwards an event again after so long. */
const KEPT_MS = 2 * DAY_MS;
/** A clock may run ahead by so much; a fix from further on would hide all that follow it. */
const MAX_AHEAD_MS = 5_000;

/** Receipts of one tracking API, by any server of the database. */
export class ReceiptStore {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /**
   * Checks whether a fix is the newest of its vehicle; true once, however many servers receive it.
   */
  async isNewest({ deviceId, fixTimeMs }: ForwardedFix): Promise<boolean> {
    if (fixTimeMs > this.clock() + MAX_AHEAD_MS) return false;
    const { rows } = await this.database.query(
      `insert into received_fix as r (tracking_origin, device_id, fix_time) values ($1, $2, $3)
       on conflict (tracking_origin, device_id) do update set fix_time = excluded.fix_time
       where excluded.fix_time > r.fix_time returning device_id`,
      [this.origin, deviceId, new Date(fixTimeMs)],
    );
    return rows.length > 0;
  }

  /** Checks whether an event is new; true once, however many servers receive it. */
  async isFirst({ id }: Pick<ForwardedEvent, 'id'>): Promise<boolean> {
    const { rows } = await this.database.query(
      `insert into received_event (tracking_origin, event_id, received_at) values ($1, $2, $3)
       on conflict do nothing returning event_id`,
      [this.origin, id, new Date(this.clock())],
    );
    return rows.length > 0;
  }

  /** It could not be acted on: who sends it again finds it new. */
  async forget({ id }: Pick<ForwardedEvent, 'id'>): Promise<void> {
    await this.database.query(
      'delete from received_event where tracking_origin = $1 and event_id = $2',
      [this.origin, id],
    );
  }

  /** Forgets what is old. */
  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.database.query('delete from received_event where received_at < $1', [oldest]);
  }
}
