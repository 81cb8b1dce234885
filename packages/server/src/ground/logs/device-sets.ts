import { createHash } from 'node:crypto';
import type { Database } from '../../db/database';

/** Max devices listed of a set; the others are only counted. */
export const MAX_TOLD = 100;

/**
 * Sets of vehicles in log entries: an account sees the same set time after time, so each is stored
 * once.
 */
export class DeviceSets {
  constructor(
    private readonly database: Database,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** The number of a set, which is written where it is not there. */
  async keep(deviceIds: readonly number[]): Promise<number> {
    const ids = [...new Set(deviceIds)].sort((a, b) => a - b);
    const hash = createHash('sha256').update(ids.join()).digest('hex');
    const of = [this.origin, hash, new Date(this.clock())];
    const known = await this.database.query<{ id: number }>(
      `update log_devices set used_at = $3 where tracking_origin = $1 and hash = $2 returning id`,
      of,
    );
    const { rows } =
      known.rows.length > 0
        ? known
        : await this.database.query<{ id: number }>(
            `insert into log_devices (tracking_origin, hash, used_at, device_ids)
             values ($1, $2, $3, $4::bigint[])
             on conflict (tracking_origin, hash) do update set used_at = excluded.used_at
             returning id`,
            [...of, ids],
          );
    return Number(rows[0]?.id);
  }

  /** The sets that a vehicle is in. */
  async listOf(deviceId: number): Promise<number[]> {
    const { rows } = await this.database.query<{ id: number }>(
      `select id from log_devices
       where tracking_origin = $1 and device_ids @> array[$2::bigint]`,
      [this.origin, deviceId],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Forgets those that nothing has named since then. */
  async sweep(before: Date): Promise<void> {
    await this.database.query('delete from log_devices where used_at < $1', [before]);
  }
}
