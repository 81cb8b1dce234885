import type { QrAccess } from '@rastro/sdk/contract';
import type { Unit } from '../../db/database';

/** Sign-in of a driver, and the account by whose right they take a vehicle. */
export interface StoredAccess extends Omit<QrAccess, 'password'> {
  ownerId: number;
}

/** Stored values of an access. */
export type AccessValues = Omit<StoredAccess, 'id'>;

interface Row {
  id: number;
  user_id: number;
  owner_id: number;
  driver_id: number;
  username: string;
  unlocks: boolean;
  logout_minutes: number;
  lock_minutes: number;
}

const COLUMNS = 'id, user_id, owner_id, driver_id, username, unlocks, logout_minutes, lock_minutes';

const toAccess = (row: Row): StoredAccess => ({
  id: row.id,
  userId: row.user_id,
  ownerId: row.owner_id,
  driverId: row.driver_id,
  username: row.username,
  unlocks: row.unlocks,
  logoutMinutes: row.logout_minutes,
  lockMinutes: row.lock_minutes,
});

/** Sign-ins of drivers, of one tracking API. */
export class QrAccessStore {
  constructor(
    private readonly db: Pick<Unit, 'query'>,
    private readonly origin: string,
  ) {}

  listOf(driverIds: readonly number[]): Promise<StoredAccess[]> {
    return this.#read('and driver_id = any($2::bigint[]) order by id', [driverIds]);
  }

  /** Whoever gave an access. */
  async listOwners(): Promise<number[]> {
    const { rows } = await this.db.query<{ owner_id: number }>(
      'select distinct owner_id from qr_access where tracking_origin = $1 order by 1',
      [this.origin],
    );
    return rows.map(({ owner_id: ownerId }) => ownerId);
  }

  async find(id: number): Promise<StoredAccess | undefined> {
    return (await this.#read('and id = $2', [id]))[0];
  }

  async ofUser(userId: number): Promise<StoredAccess | undefined> {
    return (await this.#read('and user_id = $2', [userId]))[0];
  }

  async ofDriver(driverId: number): Promise<StoredAccess | undefined> {
    return (await this.#read('and driver_id = $2', [driverId]))[0];
  }

  /** Undefined where the driver or the account has one already. */
  async create(values: AccessValues): Promise<StoredAccess | undefined> {
    const { rows } = await this.db.query<Row>(
      `insert into qr_access (tracking_origin, user_id, owner_id, driver_id, username, unlocks,
         logout_minutes, lock_minutes)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${COLUMNS}`,
      [this.origin, ...toParams(values)],
    );
    return rows[0] && toAccess(rows[0]);
  }

  async update(id: number, values: AccessValues): Promise<void> {
    await this.db.query(
      `update qr_access set user_id = $3, owner_id = $4, driver_id = $5, username = $6, unlocks = $7,
         logout_minutes = $8, lock_minutes = $9 where tracking_origin = $1 and id = $2`,
      [this.origin, id, ...toParams(values)],
    );
  }

  async delete(id: number): Promise<void> {
    await this.db.query('delete from qr_access where tracking_origin = $1 and id = $2', [
      this.origin,
      id,
    ]);
  }

  async #read(where: string, params: readonly unknown[]): Promise<StoredAccess[]> {
    const { rows } = await this.db.query<Row>(
      `select ${COLUMNS} from qr_access where tracking_origin = $1 ${where}`,
      [this.origin, ...params],
    );
    return rows.map(toAccess);
  }
}

const toParams = (values: AccessValues): unknown[] => [
  ...[values.userId, values.ownerId, values.driverId, values.username],
  ...[values.unlocks, values.logoutMinutes, values.lockMinutes],
];
