import {
  DAY_MS,
  INVOICE_OVERDUE,
  type Permission,
  toAccountRights,
  writePermissions,
} from '@rastro/sdk/domain';
import type { Database, Unit } from '../../db/database';
import {
  type AccountState,
  HELD,
  type HeldState,
  type HeldRow,
  OPEN_ACCOUNT,
  type StateRow,
  type Suspension,
  toHeld,
  toState,
} from './account-state';
import { SUSPENDED_ABOVE } from './suspended-above';

/** Author and reason of a suspension, and the reseller it comes with. */
export interface SuspendedBy {
  userId: number;
  reason: string;
  treeId?: number;
  /**
   * Duration of its one unlock on trust in days, 0 for none; left out, three days, and none with a
   * reseller.
   */
  trustDays?: number;
}

/** A suspension that is over. */
export type EndedSuspension = Pick<Suspension, 'since' | 'reason'>;

const OPENED = `suspended_at = null, suspended_by = null, suspension_reason = null,
  suspended_with = null, trust_until = null, trust_used_at = null, trust_days = default`;

/** Default duration of the one unlock on trust, in days. */
const TRUST_DAYS = 3;

/** An id that no account has. */
const EVERYBODY = '0';

type User = Record<string, unknown>;

interface Options {
  database: Database;
  origin: string;
  prefix: string;
  clock: () => number;
}

/**
 * Rights and suspensions of accounts: the truth is the table `account`, over the engine and in
 * front of a Traccar alike. All servers on the database are notified of each change.
 */
export class AccountRights {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async read(userId: number): Promise<AccountState> {
    return (await this.readAll([userId])).get(userId) ?? OPEN_ACCOUNT;
  }

  /** Reads the states of the accounts of which anything is known. */
  async readAll(userIds: readonly number[]): Promise<Map<number, AccountState>> {
    const { database, origin, clock } = this.#options;
    const { rows } = await database.query<StateRow>(
      `select asked.user_id, permissions, suspended_at, suspended_by, suspension_reason, trust_until,
         trust_used_at, trust_days,
         case when suspended_at is not null then ${SUSPENDED_ABOVE} end as suspended_above,
         reseller_id, boss.user_id as works_for, retention_days,
         reseller.user_id is not null as is_reseller,
         case when reseller.user_id is not null then domain end as reseller_domain,
         qr_access.driver_id, drive.device_id
       from unnest($2::bigint[]) as asked (user_id)
       left join account on account.tracking_origin = $1 and account.user_id = asked.user_id
       left join reseller on reseller.tracking_origin = $1 and reseller.user_id = account.user_id
       left join reseller boss on boss.tracking_origin = $1 and account.works_for_reseller
         and boss.user_id = account.reseller_id
       left join qr_access on qr_access.tracking_origin = $1 and qr_access.user_id = asked.user_id
       left join drive on drive.tracking_origin = $1 and drive.driver_id = qr_access.driver_id
         and drive.ended_at is null
       where account.user_id is not null or qr_access.user_id is not null`,
      [origin, userIds],
    );
    return new Map(rows.map((row) => [row.user_id, toState(row, clock())]));
  }

  /** Users as the tracking API has them, with what is known here among their attributes. Changes them. */
  async complete(users: readonly User[]): Promise<void> {
    const states = await this.readAll(users.map(({ id }) => Number(id)));
    for (const user of users) {
      const state = states.get(Number(user['id'])) ?? OPEN_ACCOUNT;
      user['attributes'] = toAccountRights(user['attributes'], this.#options.prefix, state);
      user['retentionDays'] = state.retentionDays ?? 0;
    }
  }

  /** The same of JSON: of one user, or a list of them. What a Traccar knows nothing of is there where it says something. */
  async completeJson(json: string): Promise<string> {
    const read = JSON.parse(json) as User | User[];
    const users = Array.isArray(read) ? read : [read];
    await this.complete(users);
    for (const user of users) if (user['retentionDays'] === 0) delete user['retentionDays'];
    return JSON.stringify(read);
  }

  async give(userId: number, permissions: Iterable<Permission>): Promise<void> {
    await this.#change(userId, 'permissions = $3', [writePermissions(permissions)]);
  }

  /**
   * Sets the retention of its vehicles' positions in days; 0 for as long as the server keeps them.
   */
  async setRetention(userId: number, days: number): Promise<void> {
    await this.#change(userId, 'retention_days = $3', [days > 0 ? days : null]);
  }

  /**
   * Suspends an account in somebody's name, also one that is suspended by itself or open on trust; what is suspended
   * already keeps its day. With `treeId` it is suspended with that reseller: who is suspended otherwise stays so, and
   * is the reseller's only once nothing else holds it; the reseller itself is suspended so in any case. Answers whether
   * that closed it.
   */
  async suspend(userId: number, by: SuspendedBy, unit?: Unit): Promise<boolean> {
    const { userId: byUserId, reason, treeId = null } = by;
    const trustDays = by.trustDays ?? (treeId === null ? TRUST_DAYS : 0);
    const decide = async (unit: Unit, { since, byNobody, tree, isOpen }: HeldState) => {
      const isWithTree = treeId !== null && userId !== treeId && since !== null;
      if (isWithTree && !byNobody && tree !== treeId) {
        await this.#set(unit, userId, 'trust_until = null', []);
      } else if (isWithTree && byNobody) {
        await this.#set(unit, userId, 'suspended_with = $3, trust_until = null', [treeId]);
      } else {
        await this.#set(
          unit,
          userId,
          `suspended_at = coalesce(suspended_at, $3), suspended_by = $4, suspension_reason = $5,
           suspended_with = $6, trust_until = null, trust_days = $7`,
          [new Date(this.#options.clock()), byUserId, reason, treeId, trustDays],
        );
      }
      return isOpen;
    };
    return this.#inTurn(userId, decide, unit);
  }

  /**
   * Suspends an account that came below a suspended reseller, with it, as all others there are. Answers why; undefined
   * where that closed nothing.
   */
  async suspendWithReseller(userId: number, unit: Unit): Promise<string | undefined> {
    const { rows } = await unit.query<{
      user_id: number;
      suspended_by: number;
      suspension_reason: string;
    }>(
      `select user_id, coalesce(suspended_by, 0) as suspended_by,
         case when suspended_by is null then $3 else coalesce(suspension_reason, '') end as suspension_reason
       from account where tracking_origin = $1 and user_id = (
         select ${SUSPENDED_ABOVE} from account where tracking_origin = $1 and user_id = $2)`,
      [this.#options.origin, userId, INVOICE_OVERDUE],
    );
    const [top] = rows;
    if (!top) return undefined;
    const { user_id: treeId, suspended_by: by, suspension_reason: reason } = top;
    return (await this.suspend(userId, { userId: by, reason, treeId }, unit)) ? reason : undefined;
  }

  /** Suspends an account by itself, for an invoice, unless it is already: `held` by somebody, or `already` by itself. */
  async suspendByItself(
    userId: number,
    trustDays: number,
    unit?: Unit,
  ): Promise<'suspended' | 'already' | 'held'> {
    const decide = async (unit: Unit, { since, byNobody }: HeldState) => {
      if (since !== null) return byNobody ? 'already' : 'held';
      const now = new Date(this.#options.clock());
      const assignments =
        'suspended_at = $3, suspended_by = null, suspension_reason = $4, trust_days = $5';
      await this.#set(unit, userId, assignments, [now, INVOICE_OVERDUE, trustDays]);
      return 'suspended';
    };
    return this.#inTurn(userId, decide, unit);
  }

  /** Opens it again; the next suspension has an unlock on trust of its own. Answers what ended; null for nothing. */
  async restore(userId: number): Promise<EndedSuspension | null> {
    return this.#inTurn(userId, async (unit, { since, reason }) => {
      await this.#set(unit, userId, OPENED, []);
      return since && { since, reason };
    });
  }

  /**
   * Opens an account again that was suspended by itself, on trust or not; below a suspended reseller it is suspended
   * with that from then on. Answers what ended; null for nothing.
   */
  async restoreByItself(userId: number, unit?: Unit): Promise<EndedSuspension | null> {
    const decide = async (unit: Unit, { since, reason, byNobody }: HeldState) => {
      if (since === null || !byNobody) return null;
      const { rowCount } = await unit.query(
        `update account set suspended_by = top.suspended_by, suspension_reason = top.suspension_reason
         from account top where account.tracking_origin = $1 and account.user_id = $2
           and top.tracking_origin = $1 and top.user_id = account.suspended_with
           and top.suspended_at is not null and top.suspended_by is not null`,
        [this.#options.origin, userId],
      );
      if (rowCount > 0) {
        await this.tell(userId, unit);
        return null;
      }
      await this.#set(unit, userId, OPENED, []);
      return { since, reason };
    };
    return this.#inTurn(userId, decide, unit);
  }

  /** Opens what was suspended with a reseller, and nothing that is suspended otherwise. Answers what was opened. */
  async restoreTree(treeId: number): Promise<({ userId: number } & EndedSuspension)[]> {
    const { database, origin } = this.#options;
    const { rows } = await database.query<{ user_id: number }>(
      `select user_id from account where tracking_origin = $1 and suspended_with = $2
       order by user_id`,
      [origin, treeId],
    );
    const opened: ({ userId: number } & EndedSuspension)[] = [];
    for (const { user_id: userId } of rows) {
      const ended = await this.#inTurn(userId, async (unit, { since, reason, tree, byNobody }) => {
        if (tree !== treeId) return null;
        await this.#set(unit, userId, byNobody ? 'suspended_with = null' : OPENED, []);
        return byNobody || since === null ? null : { userId, since, reason };
      });
      if (ended) opened.push(ended);
    }
    return opened;
  }

  /** Checks whether the product suspended it by itself, on trust or not. */
  async isSuspendedByItself(userId: number): Promise<boolean> {
    return (await this.listSuspendedByItself(userId)).length > 0;
  }

  /** Those that were suspended by nobody, on trust or not. */
  async listSuspendedByItself(only: number | null = null): Promise<number[]> {
    const { database, origin } = this.#options;
    const { rows } = await database.query<{ user_id: number }>(
      `select user_id from account where tracking_origin = $1
         and suspended_at is not null and suspended_by is null
         and ($2::bigint is null or user_id = $2) order by user_id`,
      [origin, only],
    );
    return rows.map(({ user_id: id }) => id);
  }

  /** Uses the one unlock on trust; undefined when there is none to use, or a reseller above is suspended. */
  async useTrust(userId: number): Promise<Date | undefined> {
    const { database, origin, clock } = this.#options;
    return database.transaction(async (unit) => {
      const { rows } = await unit.query<{ trust_days: number }>(
        `update account set trust_used_at = $3::timestamptz,
           trust_until = $3::timestamptz + make_interval(hours => 24 * trust_days)
         where tracking_origin = $1 and user_id = $2
           and suspended_at is not null and trust_used_at is null and trust_days > 0
           and ${SUSPENDED_ABOVE} is null
         returning trust_days`,
        [origin, userId, new Date(clock())],
      );
      const [used] = rows;
      if (!used) return undefined;
      await this.tell(userId, unit);
      return new Date(clock() + used.trust_days * DAY_MS);
    });
  }

  /**
   * Gives a suspended account its one unlock on trust anew, for so many days; with 0 it has none, and is closed where
   * it was open on one. Answers how many days it had; `open` for an account that is not suspended, `below` for one below
   * a suspended reseller, which is opened with that.
   */
  async grantTrust(userId: number, days: number): Promise<number | 'open' | 'below'> {
    return this.#inTurn(userId, async (unit, { since, trustDays }) => {
      if (since === null) return 'open';
      if (days > 0 && (await this.#isBelowSuspended(userId, unit))) return 'below';
      const assignments = `trust_days = $3, trust_used_at = null,
        trust_until = case when $3::integer = 0 then null else trust_until end`;
      await this.#set(unit, userId, assignments, [days]);
      return trustDays;
    });
  }

  async #isBelowSuspended(userId: number, unit: Unit): Promise<boolean> {
    const { rowCount } = await unit.query(
      `select 1 from account where tracking_origin = $1 and user_id = $2
         and ${SUSPENDED_ABOVE} is not null`,
      [this.#options.origin, userId],
    );
    return rowCount > 0;
  }

  /** Calls back with the account whose rights changed, on whichever server; null for any. */
  onChange(listener: (userId: number | null) => void): () => void {
    return this.#options.database.listen('access', (payload) =>
      listener(payload === null || payload === EVERYBODY ? null : Number(payload)),
    );
  }

  /** Tells all servers that the rights of an account changed elsewhere, by its flags or links; 0 for everybody's. */
  async tell(userId: number, unit: Unit = this.#options.database): Promise<void> {
    await unit.notify('access', String(userId));
  }

  async #change(userId: number, assignments: string, values: readonly unknown[]): Promise<void> {
    await this.#inTurn(userId, (unit) => this.#set(unit, userId, assignments, values));
  }

  /** Decides about an account while nobody else does. */
  async #inTurn<T>(
    userId: number,
    decide: (unit: Unit, held: HeldState) => Promise<T>,
    unit: Unit = this.#options.database,
  ): Promise<T> {
    const { origin } = this.#options;
    return unit.transaction(async (unit) => {
      await unit.query(
        `insert into account (tracking_origin, user_id) values ($1, $2) on conflict do nothing`,
        [origin, userId],
      );
      const { rows } = await unit.query<HeldRow>(
        `select ${HELD.join(', ')} from account
         where tracking_origin = $1 and user_id = $2 for update`,
        [origin, userId],
      );
      return decide(unit, toHeld(rows[0], this.#options.clock()));
    });
  }

  async #set(
    unit: Unit,
    userId: number,
    assignments: string,
    values: readonly unknown[],
  ): Promise<void> {
    await unit.query(
      `update account set ${assignments} where tracking_origin = $1 and user_id = $2`,
      [this.#options.origin, userId, ...values],
    );
    await this.tell(userId, unit);
  }
}
