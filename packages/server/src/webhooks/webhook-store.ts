import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';
import { createSeal } from '../db/seal';

/**
 * Destination of messages to a webhook; the secret is undefined where that of the server was lost.
 */
export interface WebhookAddress {
  id: number;
  userId: number;
  url: string;
  isPaused: boolean;
  secret: string | undefined;
}

/** A message to an address, and how its last attempt went. */
export interface WebhookResult {
  reference: string;
  type: string;
  body: string;
  atMs: number;
  durationMs: number;
  /** 0 where nothing answered. */
  status: number;
  /** '' where it was taken. */
  error: string;
}

/** The same as it is kept. */
export interface StoredDelivery extends Omit<WebhookResult, 'atMs'> {
  id: number;
  attempts: number;
  at: Date;
}

/** An address that takes positions. Times in epoch ms. */
export interface PositionTarget {
  id: number;
  userId: number;
  /** Min interval between two positions of each vehicle, in seconds. */
  seconds: number;
  /** Positions received until then are done with; null where nothing was posted yet. */
  positionsAt: number | null;
}

interface StoreOptions {
  db: Unit;
  /** Origin of the tracking API. */
  origin: string;
  /** Returns the key that seals secrets; called only once it is needed. */
  secret: () => string;
}

const PURPOSE = 'secrets of webhooks';
/** Max number of listed deliveries: of positions, of all others. */
const LISTED_POSITIONS = 10;
const LISTED = 50;
const KEEP_MS = 30 * DAY_MS;
/** They are many and long, and old ones are in the reports. */
const KEEP_POSITIONS_MS = HOUR_MS;
const MAX_ERROR_LENGTH = 300;
const COLUMNS = `id, reference, type, body, attempts, at, duration_ms as "durationMs", status, error`;

/** Addresses of accounts' own systems, and what was posted to them. */
export class WebhookStore {
  readonly #db: Unit;
  readonly #origin: string;
  readonly #secret: () => string;

  constructor({ db, origin, secret }: StoreOptions) {
    this.#db = db;
    this.#origin = origin;
    this.#secret = secret;
  }

  /** A secret as it is kept. */
  seal(secret: string): string {
    return createSeal(this.#secret(), PURPOSE).seal(secret, PURPOSE);
  }

  /** The numbers of those of each of these accounts that are not paused. */
  async listTargets(unit: Unit, userIds: readonly number[]): Promise<Map<number, string[]>> {
    const { rows } = await unit.query<{ id: number; user_id: number }>(
      `select id, user_id from webhook
       where tracking_origin = $1 and user_id = any($2) and not is_paused order by id`,
      [this.#origin, userIds],
    );
    const targets = new Map<number, string[]>();
    for (const { id, user_id } of rows) {
      targets.set(user_id, [...(targets.get(user_id) ?? []), String(id)]);
    }
    return targets;
  }

  /** Those that are told of an invoice: of an account, sold by a reseller, or with 0 by the server's operator. */
  async listForInvoice(
    unit: Unit,
    { accountId, sellerId }: { accountId: number; sellerId: number },
  ): Promise<{ id: number; userId: number }[]> {
    const { rows } = await unit.query<{ id: number; userId: number }>(
      `select id, user_id as "userId" from webhook
       where tracking_origin = $1 and not is_paused
         and (invoices = 'all' and ($3 = 0 or user_id in ($2, $3)) or invoices = 'own' and user_id = $2)
       order by id`,
      [this.#origin, accountId, sellerId],
    );
    return rows;
  }

  /** Those that take positions. */
  async listForPositions(): Promise<PositionTarget[]> {
    const { rows } = await this.#db.query<{
      id: number;
      user_id: number;
      position_seconds: number;
      positions_at: Date | null;
    }>(
      `select id, user_id, position_seconds, positions_at from webhook
       where tracking_origin = $1 and has_positions and not is_paused order by id`,
      [this.#origin],
    );
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      seconds: row.position_seconds,
      positionsAt: row.positions_at?.getTime() ?? null,
    }));
  }

  /**
   * Marks what was heard until `atMs` as done with; false where another server did meanwhile, or the last ones still
   * wait in their lane of the queue: the next ones bring what is newer then.
   */
  async takePositions(
    unit: Unit,
    { id, positionsAt }: PositionTarget,
    { atMs, kind, lane }: { atMs: number; kind: string; lane: string },
  ): Promise<boolean> {
    const { rows } = await unit.query(
      `update webhook set positions_at = $3
       where id = $1 and has_positions and not is_paused
         and positions_at is not distinct from $2::timestamptz
         and not exists (select 1 from work_queue where kind = $4 and lane = $5
           and failed_at is null and payload ->> 'kind' = 'positions')
       returning id`,
      [id, positionsAt === null ? null : new Date(positionsAt), new Date(atMs), kind, lane],
    );
    return rows.length > 0;
  }

  /** One of an account; undefined where there is none. */
  async find(userId: number, id: number): Promise<WebhookAddress | undefined> {
    const { rows } = await this.#db.query<{ url: string; is_paused: boolean; secret: string }>(
      `select url, is_paused, secret from webhook
       where tracking_origin = $1 and user_id = $2 and id = $3`,
      [this.#origin, userId, id],
    );
    const [row] = rows;
    if (!row) return undefined;
    const secret = createSeal(this.#secret(), PURPOSE).unseal(row.secret, PURPOSE);
    return { id, userId, url: row.url, isPaused: row.is_paused, secret };
  }

  /** Keeps how an attempt went: of each message the last one. */
  async addAttempt(id: number, delivery: WebhookResult): Promise<StoredDelivery> {
    const { reference, type, body, atMs, durationMs, status, error } = delivery;
    const { rows } = await this.#db.query<StoredDelivery & Record<string, unknown>>(
      `insert into webhook_delivery
         (webhook_id, reference, type, body, attempts, at, duration_ms, status, error)
       values ($1, $2, $3, $4, 1, $5, $6, $7, $8)
       on conflict (webhook_id, reference) do update set attempts = webhook_delivery.attempts + 1,
         at = excluded.at, duration_ms = excluded.duration_ms, status = excluded.status,
         error = excluded.error
       returning ${COLUMNS}`,
      [
        ...[id, reference, type, body, new Date(atMs), durationMs, status],
        error.slice(0, MAX_ERROR_LENGTH),
      ],
    );
    const [kept] = rows;
    if (!kept) throw new Error('a delivery was not kept');
    return kept;
  }

  /** The last ones to an address, the newest first. */
  async listDeliveries(id: number): Promise<StoredDelivery[]> {
    const { rows } = await this.#db.query<StoredDelivery & Record<string, unknown>>(
      `(select ${COLUMNS} from webhook_delivery where webhook_id = $1 and type <> 'positions'
         order by at desc, id desc limit ${LISTED})
       union all
       (select ${COLUMNS} from webhook_delivery where webhook_id = $1 and type = 'positions'
         order by at desc, id desc limit ${LISTED_POSITIONS})
       order by at desc, id desc`,
      [id],
    );
    return rows;
  }

  /** One of an address; undefined where there is none. */
  async findDelivery(id: number, deliveryId: number): Promise<StoredDelivery | undefined> {
    const { rows } = await this.#db.query<StoredDelivery & Record<string, unknown>>(
      `select ${COLUMNS} from webhook_delivery where webhook_id = $1 and id = $2`,
      [id, deliveryId],
    );
    return rows[0];
  }

  /** Forgets what was posted long ago. */
  async sweep(nowMs: number): Promise<void> {
    await this.#db.query(
      `delete from webhook_delivery where at < $1 or type = 'positions' and at < $2`,
      [new Date(nowMs - KEEP_MS), new Date(nowMs - KEEP_POSITIONS_MS)],
    );
  }
}
