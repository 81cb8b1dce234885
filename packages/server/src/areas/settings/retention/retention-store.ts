import type { Database, Unit } from '../../../db/database';

/** Terms of accounts, and how far the history of their vehicles is gone. */
export class RetentionStore {
  readonly #db: Database;
  readonly #origin: string;

  constructor(db: Database, origin: string) {
    this.#db = db;
    this.#origin = origin;
  }

  /** Days by account, of those that have a term. */
  async readTerms(): Promise<Map<number, number>> {
    const { rows } = await this.#db.query<{ user_id: number; retention_days: number }>(
      `select user_id, retention_days from account
       where tracking_origin = $1 and retention_days is not null`,
      [this.#origin],
    );
    return new Map(rows.map((row) => [row.user_id, row.retention_days]));
  }

  /** Before when the history of a device is gone; undefined where none ever went. */
  async readSwept(deviceId: number): Promise<number | undefined> {
    const { rows } = await this.#db.query<{ swept_before: Date }>(
      'select swept_before from swept_history where tracking_origin = $1 and device_id = $2',
      [this.#origin, deviceId],
    );
    return rows[0]?.swept_before.getTime();
  }

  /** Writes down that it is gone, and deletes the events kept of it; tells how many. */
  async setSwept(deviceId: number, before: Date): Promise<number> {
    return this.#db.transaction(async (unit) => {
      const values = [this.#origin, deviceId, before];
      await unit.query(
        `insert into swept_history (tracking_origin, device_id, swept_before) values ($1, $2, $3)
         on conflict (tracking_origin, device_id) do update set swept_before = excluded.swept_before`,
        values,
      );
      const { rowCount } = await unit.query(
        `delete from kept_events
         where tracking_origin = $1 and device_id = $2 and event_time < $3`,
        values,
      );
      await forgetDrives(unit, { before, deviceId, origin: this.#origin });
      return rowCount;
    });
  }

  /** Deletes check-ins that are over and scans of before a time, of all vehicles. */
  async forgetDrives(before: Date): Promise<void> {
    const gone = { origin: this.#origin, before, deviceId: null };
    await this.#db.transaction((unit) => forgetDrives(unit, gone));
  }

  /** Forgets vehicles that no term holds for any more. */
  async keepOnly(deviceIds: readonly number[]): Promise<void> {
    await this.#db.query(
      'delete from swept_history where tracking_origin = $1 and device_id <> all($2::bigint[])',
      [this.#origin, deviceIds],
    );
  }
}

/**
 * Deletes check-ins that ended before a time, and the scans that made them; of one vehicle, or of all. A scan that checks
 * out names no vehicle: it goes with the check-in that it ended.
 */
async function forgetDrives(
  unit: Unit,
  gone: { origin: string; before: Date; deviceId: number | null },
): Promise<void> {
  const values = [gone.origin, gone.before, gone.deviceId];
  await unit.query(
    `delete from qr_scan s where s.tracking_origin = $1 and s.scanned_at < $2
       and ($3::bigint is null or s.device_id = $3 or (s.device_id is null and exists (
         select 1 from drive d where d.tracking_origin = $1 and d.device_id = $3
           and d.driver_id = s.driver_id and d.ended_at = s.scanned_at)))`,
    values,
  );
  await unit.query(
    `delete from drive where tracking_origin = $1 and ended_at < $2
       and ($3::bigint is null or device_id = $3)`,
    values,
  );
}
