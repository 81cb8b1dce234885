import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';
import { createSeal } from '../db/seal';

/** Where messages to one are posted to; the secret is undefined where that of the server was lost. */
export interface WebhookAddress {
  id: number;
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

interface StoreOptions {
  db: Unit;
  /** Of the tracking API. */
  origin: string;
  /** What secrets are sealed with; asked for once it is needed. */
  secret: () => string;
  clock: () => number;
}

const PURPOSE = 'secrets of webhooks';
const LISTED = 50;
const KEEP_MS = 30 * DAY_MS;
const LONGEST_ERROR = 300;
const COLUMNS = `id, reference, type, body, attempts, at, duration_ms as "durationMs", status, error`;

/** Addresses of accounts' own systems, and what was posted to them. */
export class WebhookStore {
  readonly #db: Unit;
  readonly #origin: string;
  readonly #clock: () => number;
  readonly #secret: () => string;

  constructor({ db, origin, secret, clock }: StoreOptions) {
    this.#db = db;
    this.#origin = origin;
    this.#clock = clock;
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
    return { id, url: row.url, isPaused: row.is_paused, secret };
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
        error.slice(0, LONGEST_ERROR),
      ],
    );
    const [kept] = rows;
    if (!kept) throw new Error('a delivery was not kept');
    return kept;
  }

  /** The last ones to an address, the newest first. */
  async listDeliveries(id: number): Promise<StoredDelivery[]> {
    const { rows } = await this.#db.query<StoredDelivery & Record<string, unknown>>(
      `select ${COLUMNS} from webhook_delivery where webhook_id = $1
       order by at desc, id desc limit ${LISTED}`,
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
  async sweep(): Promise<void> {
    await this.#db.query('delete from webhook_delivery where at < $1', [
      new Date(this.#clock() - KEEP_MS),
    ]);
  }
}
