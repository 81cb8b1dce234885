import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { ErrorCode } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { ApiError, wordsOf } from '../../request/api-error';
import { refuseConflict } from '../../request/refuse-field';
import { MAX_DEPTH } from '../access/suspended-above';

/** Limits on all that is below a reseller; below 0 means unlimited. */
export interface ResellerLimits {
  maxDevices: number;
  maxUsers: number;
  maxResellers: number;
}

/** A reseller, with what the database knows of all below it. */
export interface StoredReseller extends ResellerLimits {
  userId: number;
  parentId: number;
  domain: string;
  isSuspended: boolean;
  /** All accounts below it, those of its own people among them. */
  accounts: number;
  customers: number;
  resellers: number;
  vehicles: number;
  newVehicles: number;
  newCustomers: number;
}

/** Kind of thing made below a reseller. */
export type ResoldKind = 'device' | 'user';

interface Row {
  user_id: number;
  reseller_id: number | null;
  domain: string | null;
  is_suspended: boolean;
  max_devices: number;
  max_users: number;
  max_resellers: number;
}

/** A place that is taken is given back after so long, where a server stopped meanwhile. */
const CLAIM_MS = 2 * MINUTE_MS;
const NEW_MS = 30 * DAY_MS;

/** Every account below one, itself first; `$1` is the tracking API, `$2` the account. */
const BELOW = `with recursive below (user_id, depth) as (
  select $2::bigint, 0
  union
  select account.user_id, below.depth + 1 from account join below
    on account.reseller_id = below.user_id
  where account.tracking_origin = $1 and below.depth < ${MAX_DEPTH})`;

/** Every reseller above an account, itself first where it is one. */
const ABOVE = `with recursive above (user_id, depth) as (
  select $2::bigint, 0
  union
  select account.reseller_id, above.depth + 1 from account join above
    on account.user_id = above.user_id
  where account.tracking_origin = $1 and account.reseller_id is not null
    and above.depth < ${MAX_DEPTH})`;

const FULL: Readonly<Record<ResoldKind, ErrorCode>> = {
  device: 'USER_DEVICE_LIMIT_REACHED',
  user: 'USER_LIMIT_REACHED',
};

/** Reseller tree of one tracking API. */
export class ResellerStore {
  constructor(
    private readonly database: Unit,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  /** Does what counts a tree while nobody else changes one. */
  inTurn<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.database.transaction(async (unit) => {
      await unit.query(`select pg_advisory_xact_lock(hashtext('reseller'), hashtext($1))`, [
        this.origin,
      ]);
      return work(unit);
    });
  }

  /** All of them, or one. */
  async read(
    userId?: number,
    unit: Pick<Unit, 'query'> = this.database,
  ): Promise<StoredReseller[]> {
    const { rows } = await unit.query<Row>(
      `select reseller.user_id, account.reseller_id, account.domain,
         account.suspended_at is not null as is_suspended, max_devices, max_users, max_resellers
       from reseller left join account on account.tracking_origin = reseller.tracking_origin
         and account.user_id = reseller.user_id
       where reseller.tracking_origin = $1 and ($2::bigint is null or reseller.user_id = $2)
       order by reseller.user_id`,
      [this.origin, userId ?? null],
    );
    return Promise.all(
      rows.map(async (row) => ({
        userId: row.user_id,
        parentId: row.reseller_id ?? 0,
        domain: row.domain ?? '',
        isSuspended: row.is_suspended,
        ...toLimits(row),
        ...(await this.#count(unit, row.user_id)),
      })),
    );
  }

  /** Reads the limits of a reseller; undefined for other accounts. */
  async limitsOf(userId: number): Promise<ResellerLimits | undefined> {
    const { rows } = await this.database.query<Row>(
      'select * from reseller where tracking_origin = $1 and user_id = $2',
      [this.origin, userId],
    );
    return rows[0] && toLimits(rows[0]);
  }

  /** The accounts below one, itself first. */
  async below(userId: number, unit: Pick<Unit, 'query'> = this.database): Promise<number[]> {
    const { rows } = await unit.query<{ user_id: number }>(
      `${BELOW} select user_id from below group by user_id order by min(depth), user_id`,
      [this.origin, userId],
    );
    return rows.map(({ user_id: id }) => id);
  }

  /** The resellers above an account, the nearest first, itself among them where it is one. */
  async above(userId: number, unit: Pick<Unit, 'query'> = this.database): Promise<number[]> {
    const { rows } = await unit.query<{ user_id: number }>(
      `${ABOVE} select above.user_id from above join reseller
         on reseller.tracking_origin = $1 and reseller.user_id = above.user_id
       group by above.user_id order by min(depth)`,
      [this.origin, userId],
    );
    return rows.map(({ user_id: id }) => id);
  }

  /** Makes an account a reseller, or changes what it may; below `parentId` where that is not 0. */
  async write(
    unit: Unit,
    userId: number,
    { domain, maxDevices, maxUsers, maxResellers }: ResellerLimits & { domain: string },
  ): Promise<void> {
    await unit.query(
      `insert into reseller (tracking_origin, user_id, max_devices, max_users, max_resellers, made_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (tracking_origin, user_id) do update set max_devices = excluded.max_devices,
         max_users = excluded.max_users, max_resellers = excluded.max_resellers`,
      [this.origin, userId, maxDevices, maxUsers, maxResellers, new Date(this.clock())],
    );
    await unit.query(
      `insert into account (tracking_origin, user_id, domain) values ($1, $2, $3)
       on conflict (tracking_origin, user_id) do update set domain = excluded.domain`,
      [this.origin, userId, domain || null],
    );
  }

  /**
   * Checks whether a domain is taken: by another account, or by a brand made for it, unless the
   * caller may take it over.
   */
  async isDomainTaken(
    unit: Pick<Unit, 'query'>,
    userId: number,
    { domain, takesBrands }: { domain: string; takesBrands: boolean },
  ): Promise<boolean> {
    const { rows } = await unit.query(
      `select 1 from account where tracking_origin = $1 and domain = $3 and user_id <> $2
       union all select 1 from brand where domain = $3 and not $4`,
      [this.origin, userId, domain, takesBrands],
    );
    return rows.length > 0;
  }

  /** Throws for a reseller with somebody below it. */
  async requireEmpty(userId: number): Promise<void> {
    const [found] = await this.read(userId);
    if (!found || found.accounts === 0) return;
    throw refuseConflict('refusal.reseller.full');
  }

  async end(unit: Unit, userId: number): Promise<void> {
    const one = [this.origin, userId];
    await unit.query('delete from reseller where tracking_origin = $1 and user_id = $2', one);
    await unit.query(
      'update account set domain = null where tracking_origin = $1 and user_id = $2',
      one,
    );
    // Its secrets are nobody's any more.
    await unit.query('delete from integration where tracking_origin = $1 and owner_id = $2', one);
  }

  /** Puts an account below a reseller, or below none with 0. */
  async place(unit: Unit, userId: number, resellerId: number): Promise<void> {
    await unit.query(
      `insert into account (tracking_origin, user_id, reseller_id, resold_at) values ($1, $2, $3, $4)
       on conflict (tracking_origin, user_id)
       do update set reseller_id = excluded.reseller_id, resold_at = excluded.resold_at,
         works_for_reseller = account.works_for_reseller
           and account.reseller_id is not distinct from excluded.reseller_id`,
      [this.origin, userId, resellerId || null, new Date(this.clock())],
    );
  }

  /** Counts the vehicles of an account and of all accounts below it. */
  async countDevices(userId: number, unit: Pick<Unit, 'query'> = this.database): Promise<number> {
    return (await this.#count(unit, userId)).vehicles;
  }

  /** The vehicles that count for any of these accounts themselves. */
  async devicesOf(
    userIds: readonly number[],
    unit: Pick<Unit, 'query'> = this.database,
  ): Promise<number[]> {
    const { rows } = await unit.query<{ device_id: number }>(
      `select device_id from reseller_device where tracking_origin = $1
         and owner_id = any($2::bigint[]) order by device_id`,
      [this.origin, userIds],
    );
    return rows.map(({ device_id: id }) => id);
  }

  /** Counts the vehicles that these accounts are creating now. */
  async countClaims(unit: Pick<Unit, 'query'>, userIds: readonly number[]): Promise<number> {
    const { rows } = await unit.query<{ count: number }>(
      `select count(*)::int as count from reseller_claim where tracking_origin = $1
         and kind = 'device' and owner_id = any($2::bigint[]) and ends_at > $3`,
      [this.origin, userIds, new Date(this.clock())],
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Takes a place for one more that an account makes, below all resellers above it; each throws where it is full. The
   * place is given back by `keep` or `giveBack`. Undefined for whom nobody resells to.
   */
  claim(ownerId: number, kind: ResoldKind): Promise<number | undefined> {
    return this.inTurn(async (unit) => {
      const above = await this.above(ownerId, unit);
      if (above.length === 0) return undefined;
      await unit.query('delete from reseller_claim where ends_at <= $1', [new Date(this.clock())]);
      for (const id of above) await this.requireRoom(unit, id, kind, 1);
      const { rows } = await unit.query<{ id: number }>(
        `insert into reseller_claim (tracking_origin, owner_id, kind, ends_at)
         values ($1, $2, $3, $4) returning id`,
        [this.origin, ownerId, kind, new Date(this.clock() + CLAIM_MS)],
      );
      return Number(rows[0]?.id);
    });
  }

  /**
   * Releases a claim once its thing is made, and counts the thing at its maker's current place in
   * the tree.
   */
  keep(
    claimId: number | undefined,
    ownerId: number,
    made: { kind: ResoldKind; id: number },
    onPlaced: (unit: Unit, userId: number) => Promise<void>,
  ): Promise<void> {
    return this.inTurn(async (unit) => {
      if (claimId !== undefined) await this.giveBack(claimId, unit);
      if (made.kind === 'device') return this.countDevice(unit, made.id, ownerId);
      const [resellerId = 0] = await this.above(ownerId, unit);
      await this.place(unit, made.id, resellerId);
      await onPlaced(unit, made.id);
    });
  }

  /** Lets a vehicle count for its owner, and for all resellers above. */
  async countDevice(unit: Unit, deviceId: number, ownerId: number): Promise<void> {
    await unit.query(
      `insert into reseller_device (tracking_origin, device_id, owner_id, made_at)
       values ($1, $2, $3, $4) on conflict (tracking_origin, device_id)
       do update set owner_id = excluded.owner_id`,
      [this.origin, deviceId, ownerId, new Date(this.clock())],
    );
  }

  /** Vehicles that are counted already are another account's now. */
  async rehome(unit: Unit, deviceIds: readonly number[], ownerId: number): Promise<void> {
    await unit.query(
      `update reseller_device set owner_id = $3
       where tracking_origin = $1 and device_id = any($2::bigint[])`,
      [this.origin, deviceIds, ownerId],
    );
  }

  /** The resellers that an account was moved away from, and that may see something of it still. */
  async leftBy(userId: number): Promise<number[]> {
    const { rows } = await this.database.query<{ left_resellers: number[] | null }>(
      'select left_resellers from account where tracking_origin = $1 and user_id = $2',
      [this.origin, userId],
    );
    return (rows[0]?.left_resellers ?? []).map(Number);
  }

  async setLeft(unit: Unit, userId: number, resellerIds: readonly number[]): Promise<void> {
    await unit.query(
      'update account set left_resellers = $3 where tracking_origin = $1 and user_id = $2',
      [this.origin, userId, resellerIds.length > 0 ? resellerIds : null],
    );
  }

  async giveBack(claimId: number, unit: Pick<Unit, 'query'> = this.database): Promise<void> {
    await unit.query('delete from reseller_claim where id = $1', [claimId]);
  }

  /** A vehicle or an account is gone: its place is free. Vehicles that an account leaves behind are its reseller's. */
  forget({ kind, id }: { kind: ResoldKind; id: number }): Promise<void> {
    const one = [this.origin, id];
    return this.inTurn(async (unit) => {
      if (kind === 'device') {
        const sql = 'delete from reseller_device where tracking_origin = $1 and device_id = $2';
        return void (await unit.query(sql, one));
      }
      await unit.query(
        `update reseller_device set owner_id = account.reseller_id from account
         where reseller_device.tracking_origin = $1 and owner_id = $2
           and account.tracking_origin = $1 and account.user_id = $2
           and account.reseller_id is not null`,
        one,
      );
      await unit.query(
        `update account set reseller_id = null, resold_at = null, left_resellers = null,
           works_for_reseller = false
         where tracking_origin = $1 and user_id = $2`,
        one,
      );
      await this.end(unit, id);
    });
  }

  /** Throws where so many more do not fit below a reseller. */
  async requireRoom(unit: Pick<Unit, 'query'>, id: number, kind: ResoldKind, more: number) {
    const { rows } = await unit.query<{ most: number; taken: number }>(
      `${BELOW} select ${kind === 'device' ? 'max_devices' : 'max_users'} as most, (
         select count(*)::int from reseller_claim where tracking_origin = $1 and kind = $3
           and owner_id in (select user_id from below)) as taken
       from reseller where tracking_origin = $1 and user_id = $2`,
      [this.origin, id, kind],
    );
    const [found] = rows;
    if (!found || found.most < 0) return;
    const { vehicles, accounts } = await this.#count(unit, id);
    const there = kind === 'device' ? vehicles : accounts;
    if (there + found.taken + more <= found.most) return;
    throw new ApiError(403, FULL[kind], wordsOf(FULL[kind]), { details: { resellerId: id } });
  }

  async #count(unit: Pick<Unit, 'query'>, userId: number) {
    const { rows } = await unit.query<{
      accounts: number;
      customers: number;
      resellers: number;
      vehicles: number;
      new_vehicles: number;
      new_customers: number;
    }>(
      `${BELOW}, accounts as (
         select account.user_id, account.resold_at, reseller.user_id is not null as is_reseller,
           works_for_reseller as is_person
         from account left join reseller on reseller.tracking_origin = $1
           and reseller.user_id = account.user_id
         where account.tracking_origin = $1 and account.user_id <> $2
           and account.user_id in (select user_id from below)),
       devices as (
         select made_at from reseller_device where tracking_origin = $1
           and owner_id in (select user_id from below))
       select (select count(*)::int from accounts) as accounts,
         (select count(*)::int from accounts where not is_reseller and not is_person) as customers,
         (select count(*)::int from accounts where is_reseller) as resellers,
         (select count(*)::int from devices) as vehicles,
         (select count(*)::int from devices where made_at > $3) as new_vehicles,
         (select count(*)::int from accounts where not is_reseller and not is_person
           and resold_at > $3) as new_customers`,
      [this.origin, userId, new Date(this.clock() - NEW_MS)],
    );
    const [row] = rows;
    return {
      accounts: row?.accounts ?? 0,
      customers: row?.customers ?? 0,
      resellers: row?.resellers ?? 0,
      vehicles: row?.vehicles ?? 0,
      newVehicles: row?.new_vehicles ?? 0,
      newCustomers: row?.new_customers ?? 0,
    };
  }
}

const toLimits = (row: Row): ResellerLimits => ({
  maxDevices: row.max_devices,
  maxUsers: row.max_users,
  maxResellers: row.max_resellers,
});
