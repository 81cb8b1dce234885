import type { Drive } from '@rastro/sdk/contract';
import { MAX_DRIVES } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../db/database';

const COLUMNS = `id, device_id, driver_id, driver_name, driver_unique_id, owner_id, began_at, ended_at, ended_by,
  is_late, logout_minutes, lock_minutes, ignition_off_at, lock_at, locked_at`;

interface Row {
  id: number;
  device_id: number;
  driver_id: number;
  driver_name: string;
  driver_unique_id: string;
  owner_id: number;
  began_at: Date;
  ended_at: Date | null;
  ended_by: Drive['endedBy'];
  is_late: boolean;
  logout_minutes: number;
  lock_minutes: number;
  ignition_off_at: Date | null;
  lock_at: Date | null;
  locked_at: Date | null;
}

/** A drive with what only the server needs of it. */
export interface StoredDrive extends Drive {
  driverUniqueId: string;
  /** Account that may see the vehicle; the timers act in its name. */
  ownerId: number;
  logoutMinutes: number;
  lockMinutes: number;
  ignitionOffAt: string | null;
  lockedAt: string | null;
}

/** Somebody begins to drive. */
export interface CheckIn {
  deviceId: number;
  driverId: number;
  driverName: string;
  driverUniqueId: string;
  ownerId: number;
  at: Date;
  isLate: boolean;
  logoutMinutes: number;
  lockMinutes: number;
  /** Latest end of the drive: nobody may drive after it. */
  endsBy?: Date | null;
}

/** Filter of a list of drives. */
export interface DriveFilter {
  deviceIds: readonly number[];
  driverIds: readonly number[];
  from?: Date | undefined;
  to?: Date | undefined;
  isOpen: boolean;
}

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

const toDrive = (row: Row): StoredDrive => ({
  id: row.id,
  deviceId: row.device_id,
  driverId: row.driver_id,
  driverName: row.driver_name,
  driverUniqueId: row.driver_unique_id,
  ownerId: row.owner_id,
  beganAt: row.began_at.toISOString(),
  endedAt: toIso(row.ended_at),
  endedBy: row.ended_by,
  isLate: row.is_late,
  logoutMinutes: row.logout_minutes,
  lockMinutes: row.lock_minutes,
  ignitionOffAt: toIso(row.ignition_off_at),
  lockedAt: toIso(row.locked_at),
});

/** SQL condition: nobody drove the vehicle after this drive. */
const NOBODY_AFTER = `not exists (select 1 from drive as other
  where other.tracking_origin = drive.tracking_origin and other.device_id = drive.device_id
    and other.id <> drive.id and (other.ended_at is null or other.ended_at > drive.ended_at))`;

const toColumn = (
  subject: { id: number } | { driverId: number } | { deviceId: number },
): readonly [column: string, id: number] => {
  if ('id' in subject) return ['id', subject.id];
  return 'deviceId' in subject ? ['device_id', subject.deviceId] : ['driver_id', subject.driverId];
};

/** Every other server is told on this channel that somebody drives something else now. */
const CHANNEL = 'drives';

/**
 * Drives of one tracking API: a vehicle has one driver at a time and a driver one vehicle, in
 * whichever order the scans arrive.
 */
export class DriveStore {
  constructor(
    private readonly database: Database,
    private readonly origin: string,
  ) {}

  /** Does what a scan asks for while no other one is looked at. */
  inTurn<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.database.transaction(async (unit) => {
      await unit.query(`select pg_advisory_xact_lock(hashtext('drive'), hashtext($1))`, [
        this.origin,
      ]);
      return work(unit);
    });
  }

  /** Calls back when somebody began or ended; null where a word of it may be lost. */
  onChanged(listener: () => void): () => void {
    return this.database.listen(CHANNEL, listener);
  }

  /** Writes down that somebody drives a vehicle from a moment on, which may be past: what came after it stays. */
  async checkIn(unit: Unit, scan: CheckIn): Promise<StoredDrive> {
    const { deviceId, driverId, at } = scan;
    const covering = await this.#read(
      unit,
      `and (device_id = $2 or driver_id = $3) and began_at <= $4
       and (ended_at is null or ended_at > $4)`,
      [deviceId, driverId, at],
    );
    const same = covering.find((one) => one.deviceId === deviceId && one.driverId === driverId);
    if (same) return same;
    for (const one of covering) {
      await this.#end(unit, one.id, at, one.deviceId === deviceId ? 'taken' : 'changed');
    }
    const next = await this.#findEnd(unit, scan);
    const endsBy = scan.endsBy ?? null;
    const isCut = endsBy !== null && (next.endedAt === null || next.endedAt > endsBy);
    const { endedAt, endedBy } = isCut ? { endedAt: endsBy, endedBy: 'ended' } : next;
    const { rows } = await unit.query<Row>(
      `insert into drive (tracking_origin, device_id, driver_id, driver_name, driver_unique_id, owner_id,
         began_at, ended_at, ended_by, is_late, logout_minutes, lock_minutes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
      [
        ...[this.origin, deviceId, driverId, scan.driverName, scan.driverUniqueId, scan.ownerId],
        ...[at, endedAt, endedBy, scan.isLate, scan.logoutMinutes, scan.lockMinutes],
      ],
    );
    const made = rows[0] as Row;
    if (endedAt === null) await this.#keepOpen(unit, deviceId);
    else if (!isCut) await this.#planLock(unit, made.id);
    await unit.notify(CHANNEL, String(deviceId));
    return toDrive(made);
  }

  /** Writes down that somebody drives no more from a moment on; undefined where they drove nothing then. */
  async checkOut(unit: Unit, driverId: number, at: Date): Promise<StoredDrive | undefined> {
    const [drive] = await this.#read(
      unit,
      'and driver_id = $2 and began_at <= $3 and (ended_at is null or ended_at > $3)',
      [driverId, at],
    );
    return drive && this.#end(unit, drive.id, at, 'out');
  }

  /** Ends what is open: one, or of a driver or a vehicle that is there no more. */
  endAll(
    subject: { id: number } | { driverId: number } | { deviceId: number },
    at: Date,
  ): Promise<void> {
    return this.inTurn(async (unit) => {
      const [column, id] = toColumn(subject);
      const open = await this.#read(unit, `and ${column} = $2 and ended_at is null`, [id]);
      for (const { id, beganAt } of open) {
        await this.#end(unit, id, new Date(Math.max(at.getTime(), Date.parse(beganAt))), 'ended');
      }
    });
  }

  /** Ends those whose ignition has been off for long enough, unless it was switched on meanwhile. */
  endByIgnition({ id, ignitionOffAt }: StoredDrive, at: Date): Promise<StoredDrive | undefined> {
    return this.inTurn(async (unit) => {
      const [still] = await this.#read(
        unit,
        'and id = $2 and ended_at is null and ignition_off_at = $3',
        [id, ignitionOffAt],
      );
      return still && this.#end(unit, id, at, 'ignition');
    });
  }

  /** Since when the ignition of a vehicle is off, of what was told while somebody drives it; null for on. */
  async keepIgnition(id: number, offAt: Date | null): Promise<StoredDrive | undefined> {
    const { rows } = await this.database.query<Row>(
      `update drive set ignition_off_at = case when $2::timestamptz is null then null
         else coalesce(ignition_off_at, $2) end
       where id = $1 and ended_at is null returning ${COLUMNS}`,
      [id, offAt],
    );
    return rows[0] && toDrive(rows[0]);
  }

  /** Those whose vehicle is to be locked now, each to one server: whoever is told locks it. */
  claimLocks(now: Date): Promise<StoredDrive[]> {
    return this.inTurn(async (unit) => {
      const { rows } = await unit.query<Row>(
        `update drive set locked_at = $2, lock_at = null
         where tracking_origin = $1 and lock_at <= $2 and not exists (
           select 1 from drive as other where other.tracking_origin = $1
             and other.device_id = drive.device_id and other.ended_at is null)
         returning ${COLUMNS}`,
        [this.origin, now],
      );
      return rows.map(toDrive);
    });
  }

  /** The lock could not be asked for: it is tried again then. */
  async putLockBack(id: number, at: Date): Promise<void> {
    await this.database.query(
      `update drive set locked_at = null, lock_at = $2 where id = $1 and ${NOBODY_AFTER}`,
      [id, at],
    );
  }

  async findOpen(subject: { deviceId: number } | { driverId: number }) {
    const [column, id] = toColumn(subject);
    return (await this.#read(this.database, `and ${column} = $2 and ended_at is null`, [id]))[0];
  }

  async find(id: number): Promise<StoredDrive | undefined> {
    return (await this.#read(this.database, 'and id = $2', [id]))[0];
  }

  listOpen(): Promise<StoredDrive[]> {
    return this.#read(this.database, 'and ended_at is null', []);
  }

  /** The newest first. */
  list({ deviceIds, driverIds, from, to, isOpen }: DriveFilter): Promise<StoredDrive[]> {
    return this.#read(
      this.database,
      `and device_id = any($2::bigint[])
       and (cardinality($3::bigint[]) = 0 or driver_id = any($3))
       and ($4::timestamptz is null or ended_at is null or ended_at > $4)
       and ($5::timestamptz is null or began_at < $5)
       and ($6 = false or ended_at is null) order by began_at desc, id desc limit ${MAX_DRIVES}`,
      [deviceIds, driverIds, from ?? null, to ?? null, isOpen],
    );
  }

  async #read(unit: Pick<Unit, 'query'>, where: string, params: readonly unknown[]) {
    const { rows } = await unit.query<Row>(
      `select ${COLUMNS} from drive where tracking_origin = $1 ${where}`,
      [this.origin, ...params],
    );
    return rows.map(toDrive);
  }

  /**
   * Finds the end of a drive that begins at a moment: the next check-in of its vehicle or driver,
   * or the driver's check-out.
   */
  async #findEnd(
    unit: Unit,
    { deviceId, driverId, at }: CheckIn,
  ): Promise<{ endedAt: Date | null; endedBy: Drive['endedBy'] }> {
    const { rows } = await unit.query<{ at: Date; by: Drive['endedBy'] }>(
      `select at, by from (
         select began_at as at, 'taken' as by from drive
           where tracking_origin = $1 and device_id = $2 and began_at > $4
         union all
         select began_at, 'changed' from drive
           where tracking_origin = $1 and driver_id = $3 and began_at > $4
         union all
         select scanned_at, 'out' from qr_scan
           where tracking_origin = $1 and driver_id = $3 and device_id is null and scanned_at > $4
       ) as next order by at limit 1`,
      [this.origin, deviceId, driverId, at],
    );
    return { endedAt: rows[0]?.at ?? null, endedBy: rows[0]?.by ?? '' };
  }

  async #end(unit: Unit, id: number, at: Date, by: Drive['endedBy']): Promise<StoredDrive> {
    const { rows } = await unit.query<Row>(
      `update drive set ended_at = $2, ended_by = $3, lock_at = null where id = $1 returning ${COLUMNS}`,
      [id, at, by],
    );
    await this.#planLock(unit, id);
    const ended = toDrive(rows[0] as Row);
    await unit.notify(CHANNEL, String(ended.deviceId));
    return ended;
  }

  /** A vehicle that nobody drives after this one is locked after its time. */
  async #planLock(unit: Unit, id: number): Promise<void> {
    await unit.query(
      `update drive set lock_at = ended_at + lock_minutes * interval '1 minute'
       where id = $1 and lock_minutes > 0 and locked_at is null and ${NOBODY_AFTER}`,
      [id],
    );
  }

  async #keepOpen(unit: Unit, deviceId: number): Promise<void> {
    await unit.query(
      'update drive set lock_at = null where tracking_origin = $1 and device_id = $2',
      [this.origin, deviceId],
    );
  }
}
