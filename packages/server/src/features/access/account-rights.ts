import { DAY_MS, type Permission, toAccountRights, writePermissions } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../db/database';

/** Why and since when an account is suspended. */
export interface Suspension {
  since: Date;
  reason: string;
  byUserId: number | null;
  /** The one unlock on trust was not used yet. */
  trustAvailable: boolean;
  /** Until then the account is open on trust; null where it never was. */
  trustUntil: Date | null;
}

/** What of an account no tracking API knows. */
export interface AccountState {
  /** Given one by one here, as 32 hex digits; null where nobody has. */
  permissions: string | null;
  /** null where the account is open, on trust too. */
  suspension: Suspension | null;
  resellerId: number | null;
  /** How many days positions of its vehicles are kept; null where the server alone says. */
  retentionDays: number | null;
  /** Sells the service on. */
  isReseller: boolean;
  /** Where the customers of a reseller sign in; null for who is no reseller. */
  resellerDomain: string | null;
  /** Whose account it is, and what they drive; null for who is no driver with codes. */
  qrDriver: { driverId: number; deviceId: number | null } | null;
}

/** How long the one unlock on trust lasts. */
const TRUST_DAYS = 3;

/** An id that no account has. */
const EVERYBODY = '0';

const OPEN: AccountState = {
  permissions: null,
  suspension: null,
  resellerId: null,
  retentionDays: null,
  isReseller: false,
  resellerDomain: null,
  qrDriver: null,
};

interface Row {
  user_id: number;
  permissions: string | null;
  suspended_at: Date | null;
  suspended_by: number | null;
  suspension_reason: string | null;
  trust_until: Date | null;
  trust_used_at: Date | null;
  reseller_id: number | null;
  retention_days: number | null;
  is_reseller: boolean;
  reseller_domain: string | null;
  driver_id: number | null;
  device_id: number | null;
}

type User = Record<string, unknown>;

interface Options {
  database: Database;
  origin: string;
  prefix: string;
  clock: () => number;
}

/**
 * What accounts may do and whether they are suspended: the truth is the table `account`, over the engine and in
 * front of a Traccar alike. Each change is told to all servers on the database.
 */
export class AccountRights {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async read(userId: number): Promise<AccountState> {
    return (await this.readAll([userId])).get(userId) ?? OPEN;
  }

  /** Of those of which anything is known. */
  async readAll(userIds: readonly number[]): Promise<Map<number, AccountState>> {
    const { database, origin, clock } = this.#options;
    const { rows } = await database.query<Row>(
      `select asked.user_id, permissions, suspended_at, suspended_by, suspension_reason, trust_until,
         trust_used_at, reseller_id, retention_days, reseller.user_id is not null as is_reseller,
         case when reseller.user_id is not null then domain end as reseller_domain,
         qr_access.driver_id, drive.device_id
       from unnest($2::bigint[]) as asked (user_id)
       left join account on account.tracking_origin = $1 and account.user_id = asked.user_id
       left join reseller on reseller.tracking_origin = $1 and reseller.user_id = account.user_id
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
      const state = states.get(Number(user['id'])) ?? OPEN;
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

  /** How long positions of its vehicles are kept; 0 for as long as the server keeps them. */
  async setRetention(userId: number, days: number): Promise<void> {
    await this.#change(userId, 'retention_days = $3', [days > 0 ? days : null]);
  }

  /** Keeps the string that the tracking API has, where nobody has given any here. */
  async takeOver(userId: number, text: string): Promise<void> {
    if (!/^[0-9a-f]{32}$/.test(text)) return;
    const { database, origin } = this.#options;
    await database.query(
      `insert into account (tracking_origin, user_id, permissions) values ($1, $2, $3)
       on conflict (tracking_origin, user_id) do update set permissions = excluded.permissions
       where account.permissions is null`,
      [origin, userId, text],
    );
  }

  /** Suspends an account anew, with its one unlock on trust. What is suspended already keeps its day. */
  async suspend(userId: number, by: { userId: number | null; reason: string }): Promise<void> {
    const now = new Date(this.#options.clock());
    await this.#change(
      userId,
      `suspended_at = coalesce(account.suspended_at, $3), suspended_by = $4, suspension_reason = $5`,
      [now, by.userId, by.reason],
    );
  }

  /** Opens it again; the next suspension has an unlock on trust of its own. */
  async restore(userId: number): Promise<void> {
    await this.#change(
      userId,
      `suspended_at = null, suspended_by = null, suspension_reason = null,
       trust_until = null, trust_used_at = null`,
      [],
    );
  }

  /** Whether it was suspended by nobody, on trust or not. */
  async isSuspendedByItself(userId: number): Promise<boolean> {
    const { database, origin } = this.#options;
    const { rows } = await database.query(
      `select 1 from account where tracking_origin = $1 and user_id = $2
         and suspended_at is not null and suspended_by is null`,
      [origin, userId],
    );
    return rows.length > 0;
  }

  /** Uses the one unlock on trust; undefined when there is none to use. */
  async useTrust(userId: number): Promise<Date | undefined> {
    const { database, origin, clock } = this.#options;
    const until = new Date(clock() + TRUST_DAYS * DAY_MS);
    return database.transaction(async (unit) => {
      const { rowCount } = await unit.query(
        `update account set trust_used_at = $3, trust_until = $4
         where tracking_origin = $1 and user_id = $2
           and suspended_at is not null and trust_used_at is null`,
        [origin, userId, new Date(clock()), until],
      );
      if (rowCount === 0) return undefined;
      await unit.notify('access', String(userId));
      return until;
    });
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
    const { database, origin } = this.#options;
    await database.transaction(async (unit) => {
      await unit.query(
        `insert into account (tracking_origin, user_id) values ($1, $2) on conflict do nothing`,
        [origin, userId],
      );
      await unit.query(
        `update account set ${assignments} where tracking_origin = $1 and user_id = $2`,
        [origin, userId, ...values],
      );
      await this.tell(userId, unit);
    });
  }
}

function toState(row: Row, nowMs: number): AccountState {
  const { permissions, reseller_id: resellerId, suspended_at: since } = row;
  const isTrusted = row.trust_until !== null && row.trust_until.getTime() > nowMs;
  const suspension = since !== null &&
    !isTrusted && {
      since,
      reason: row.suspension_reason ?? '',
      byUserId: row.suspended_by,
      trustAvailable: row.trust_used_at === null,
      trustUntil: row.trust_until,
    };
  const { driver_id: driverId, device_id: deviceId } = row;
  const qrDriver = driverId === null ? null : { driverId, deviceId };
  return {
    ...{ permissions, resellerId, qrDriver, suspension: suspension || null },
    isReseller: row.is_reseller,
    resellerDomain: row.reseller_domain,
    retentionDays: row.retention_days,
  };
}
