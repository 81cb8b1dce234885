import { EventEmitter } from 'node:events';
import type { CredentialKind } from '../../db/tables/credential-tables';
import type { Unit } from '../../db/database';
import { toEndNotice } from '../../db/end-notice';
import { createSecret, hashSecret } from '../../db/credential-secret';
import { lockAccount } from '../../db/lock-account';
import { CREDENTIAL_LIMITS, SHARED_ACCOUNT_LIMITS } from './credential-limits';

/** A live credential. Times in epoch ms. */
export interface Credential {
  id: number;
  hash: string;
  kind: CredentialKind;
  name: string;
  userId: number;
  madeWith: number | null;
  details: Record<string, unknown>;
  createdAt: number;
  lastUsedAt: number | null;
  idleEndsAt: number | null;
  endsAt: number;
}

/** Values of a new credential. Times in epoch ms. */
export interface NewCredential {
  kind: CredentialKind;
  userId: number;
  name?: string;
  /** It ends with this one. */
  madeWith?: number | undefined;
  details?: Record<string, unknown>;
  idleEndsAt?: number;
  endsAt: number;
  /** Several people use the account at once. */
  isShared?: boolean;
}

interface Row {
  id: number;
  hash: string;
  kind: CredentialKind;
  name: string;
  user_id: number;
  made_with: number | null;
  details: Record<string, unknown>;
  created_at: Date;
  last_used_at: Date | null;
  idle_ends_at: Date | null;
  ends_at: Date;
}

const toCredential = (row: Row): Credential => ({
  id: row.id,
  hash: row.hash,
  kind: row.kind,
  name: row.name,
  userId: row.user_id,
  madeWith: row.made_with,
  details: row.details,
  createdAt: row.created_at.getTime(),
  lastUsedAt: row.last_used_at?.getTime() ?? null,
  idleEndsAt: row.idle_ends_at?.getTime() ?? null,
  endsAt: row.ends_at.getTime(),
});

const toDate = (timeMs: number | undefined): Date | null =>
  timeMs === undefined ? null : new Date(timeMs);

/** Live ones of this tracking API at `$2`; the account's epoch is theirs. */
const LIVE = `from credential c join account a using (tracking_origin, user_id)
  where c.tracking_origin = $1 and c.ends_at > $2 and (c.idle_ends_at is null or c.idle_ends_at > $2)
    and c.epoch = a.credential_epoch`;
/** A credential and all that was made with it. */
const FAMILY = `with recursive family as (
    select id from credential where tracking_origin = $1 and %
    union select c.id from credential c join family f on c.made_with = f.id)
  delete from credential where id in (select id from family) returning hash`;

/** All that people and programs are let in with, by the accounts of one tracking API. */
export class CredentialStore {
  readonly #db: Unit;
  readonly #origin: string;
  readonly #clock: () => number;
  readonly #ended = new EventEmitter<{ ended: [hash: string] }>().setMaxListeners(0);

  constructor(db: Unit, origin: string, clock: () => number) {
    this.#db = db;
    this.#origin = origin;
    this.#clock = clock;
  }

  /**
   * Makes one of the account's epoch, and answers what opens it, which is not kept. Throws an `ApiError` where the
   * account has as many as it may.
   */
  async create(credential: NewCredential): Promise<string> {
    const secret = createSecret();
    const { kind, userId, name = '', madeWith, details = {}, idleEndsAt, endsAt } = credential;
    const now = new Date(this.#clock());
    await this.#db.transaction(async (unit) => {
      const epoch = await lockAccount(unit, this.#origin, userId);
      await this.#makeRoom(unit, credential);
      await unit.query(
        `insert into credential (hash, kind, name, tracking_origin, user_id, epoch, made_with,
           details, created_at, last_used_at, idle_ends_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8::json, $9, $10, $11, $12)`,
        [
          ...[hashSecret(secret), kind, name, this.#origin, userId, epoch, madeWith ?? null],
          ...[JSON.stringify(details), now, kind === 'session' ? now : null],
          ...[toDate(idleEndsAt), new Date(endsAt)],
        ],
      );
    });
    return secret;
  }

  async #makeRoom(unit: Unit, { kind, userId, madeWith, isShared }: NewCredential): Promise<void> {
    const limit = (isShared && SHARED_ACCOUNT_LIMITS[kind]) || CREDENTIAL_LIMITS[kind];
    if (!limit) return;
    const ofLink = kind === 'share-view' ? (madeWith ?? null) : null;
    const { rows } = await unit.query<{ id: number }>(
      `select c.id ${LIVE} and c.user_id = $3 and c.kind = $4
         and ($5::bigint is null or c.made_with = $5)
       order by coalesce(c.last_used_at, c.created_at) desc, c.id desc offset $6`,
      [this.#origin, new Date(this.#clock()), userId, kind, ofLink, limit.most - 1],
    );
    if (rows.length === 0) return;
    if (limit.refuse) throw limit.refuse();
    await this.#delete('id = any($2::bigint[])', [rows.map(({ id }) => id)], unit);
  }

  /** The live one with this hash. */
  async find(kind: CredentialKind, hash: string): Promise<Credential | undefined> {
    const { rows } = await this.#db.query<Row>(
      `select c.* ${LIVE} and c.hash = $3 and c.kind = $4`,
      [this.#origin, new Date(this.#clock()), hash, kind],
      { name: 'credential' },
    );
    return rows[0] && toCredential(rows[0]);
  }

  /** The live ones of an account, the newest first. */
  async list(kind: CredentialKind, userId: number): Promise<Credential[]> {
    const { rows } = await this.#db.query<Row>(
      `select c.* ${LIVE} and c.user_id = $3 and c.kind = $4 order by c.created_at desc, c.id desc`,
      [this.#origin, new Date(this.#clock()), userId, kind],
    );
    return rows.map(toCredential);
  }

  /** Marks it as used; `idleEndsAt` moves the end of one that ends without use. */
  async touch(hash: string, idleEndsAt?: number): Promise<void> {
    await this.#db.query(
      `update credential set last_used_at = $2, idle_ends_at = coalesce($3, idle_ends_at)
       where hash = $1`,
      [hash, new Date(this.#clock()), toDate(idleEndsAt)],
    );
  }

  /** Moves the end without use of one, by its number. */
  async extend(kind: CredentialKind, id: number, idleEndsAt: number): Promise<void> {
    await this.#db.query(
      `update credential set idle_ends_at = $4 where tracking_origin = $1 and kind = $2 and id = $3`,
      [this.#origin, kind, id, new Date(idleEndsAt)],
    );
  }

  /** Marks one as used up; false when somebody has before. */
  async useUp(hash: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      `update credential set last_used_at = $2,
         details = (details::jsonb || jsonb_build_object('usedUp', true))::json
       where hash = $1 and details->>'usedUp' is null`,
      [hash, new Date(this.#clock())],
    );
    return rowCount > 0;
  }

  /** Ends one and all that was made with it; false when there is none. */
  async end(hash: string): Promise<boolean> {
    return this.#delete('hash = $2', [hash]);
  }

  /** The same, by its number among the account's. */
  async endOf(kind: CredentialKind, userId: number, id: number): Promise<boolean> {
    return this.#delete('kind = $2 and user_id = $3 and id = $4', [kind, userId, id]);
  }

  /** Accounts that somebody logged in as, and who: of what was made there and may live still. */
  async listEntries(): Promise<{ userId: number; byUserId: number }[]> {
    const { rows } = await this.#db.query<{ user_id: number; by_user_id: number }>(
      `select c.user_id, m.user_id as by_user_id
       from credential c join credential m on m.id = c.made_with
       where c.tracking_origin = $1 and m.tracking_origin = $1 and m.user_id <> c.user_id
       group by 1, 2 order by 1, 2`,
      [this.#origin],
    );
    return rows.map((row) => ({ userId: row.user_id, byUserId: row.by_user_id }));
  }

  /** Ends all that somebody made who logged in as an account; false when there is none. */
  async endEntry({ userId, byUserId }: { userId: number; byUserId: number }): Promise<boolean> {
    return this.#delete(
      `user_id = $2 and made_with in (
         select id from credential where tracking_origin = $1 and user_id = $3)`,
      [userId, byUserId],
    );
  }

  /** Ends all of a kind that an account has. */
  async endAllOf(kind: CredentialKind, userId: number): Promise<boolean> {
    return this.#delete('kind = $2 and user_id = $3', [kind, userId]);
  }

  /** Ends all of a kind that was made with one. */
  async endMadeWith(kind: CredentialKind, id: number): Promise<boolean> {
    return this.#delete('kind = $2 and made_with = $3', [kind, id]);
  }

  /** Calls back with the hash of each one that is ended by itself; returns the unsubscribe. */
  onEnded(listener: (hash: string) => void): () => void {
    this.#ended.on('ended', listener);
    return () => this.#ended.off('ended', listener);
  }

  /** Somebody ended one, here or on another server. */
  tellEnded(hash: string): void {
    this.#ended.emit('ended', hash);
  }

  /** Removes what is over. */
  async sweep(nowMs: number): Promise<void> {
    await this.#db.query(
      `delete from credential c using account a
       where a.tracking_origin = c.tracking_origin and a.user_id = c.user_id
         and (c.ends_at <= $1 or c.idle_ends_at <= $1 or c.epoch <> a.credential_epoch)`,
      [new Date(nowMs)],
    );
  }

  async #delete(which: string, params: unknown[], unit = this.#db): Promise<boolean> {
    const { rows } = await unit.query<{ hash: string }>(FAMILY.replace('%', which), [
      this.#origin,
      ...params,
    ]);
    for (const { hash } of rows) await unit.notify('sessions', toEndNotice({ hash }));
    unit.afterCommit(() => {
      for (const { hash } of rows) this.tellEnded(hash);
    });
    return rows.length > 0;
  }
}
