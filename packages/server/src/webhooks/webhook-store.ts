import { type Webhook, webhook, type WebhookInput } from '@rastro/sdk/contract';
import { DAY_MS, MAX_WEBHOOKS } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';
import { createSeal } from '../db/seal';
import { toOwnEntity } from '../entities/own-entity';
import { OwnTable } from '../features/own-resources/own-table';
import { createWebhookSecret } from './sign-webhook';

/** What its owner says of one. */
export type WebhookSettings = Required<Omit<WebhookInput, 'id'>>;

/** One of an account. Times in epoch ms. */
export interface StoredWebhook extends WebhookSettings {
  id: number;
  userId: number;
  lastAt: number | null;
  lastStatus: number;
  lastError: Webhook['lastError'];
  /** Of one whose secret was made just now. */
  secret?: string;
}

/** A message to an address, and how its last attempt went. */
export interface Delivery {
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
export interface StoredDelivery extends Omit<Delivery, 'atMs'> {
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

const WEBHOOK = toOwnEntity(webhook, {
  table: 'webhook',
  joinSql: `left join lateral (
    select at, status, error from webhook_delivery where webhook_id = t.id
    order by at desc, id desc limit 1) l on true`,
  members: {
    lastAt: { readSql: 'l.at' },
    lastStatus: { readSql: 'coalesce(l.status, 0)' },
    lastError: { readSql: `coalesce(l.error, '')` },
    secret: { readSql: 'null' },
  },
});
const PURPOSE = 'secrets of webhooks';
const LISTED = 50;
const KEEP_MS = 30 * DAY_MS;
const LONGEST_ERROR = 300;
const COLUMNS = `id, reference, type, body, attempts, at, duration_ms as "durationMs", status, error`;

/** Addresses of accounts' own systems, and what was posted to them. */
export class WebhookStore extends OwnTable<StoredWebhook, WebhookSettings & { sealed?: string }> {
  readonly #db: Unit;
  readonly #clock: () => number;
  readonly #secret: () => string;

  constructor({ db, origin, secret, clock }: StoreOptions) {
    super(WEBHOOK, {
      ...{ db, origin },
      limit: { most: MAX_WEBHOOKS, code: 'OBJECT_LIMIT_REACHED' },
      columns: ({ sealed }) => (sealed === undefined ? {} : { secret: sealed }),
    });
    this.#db = db;
    this.#clock = clock;
    this.#secret = secret;
  }

  /** Makes one and answers it with its secret. */
  override async create(
    owner: { userId: number },
    settings: WebhookSettings,
  ): Promise<StoredWebhook> {
    const secret = createWebhookSecret();
    const made = await super.create(owner, { ...settings, sealed: this.#seal(secret) });
    return { ...made, secret };
  }

  /** Makes another secret for one, and answers it with that. */
  async rotate(item: StoredWebhook): Promise<StoredWebhook> {
    const secret = createWebhookSecret();
    await this.#db.query('update webhook set secret = $2 where id = $1', [
      item.id,
      this.#seal(secret),
    ]);
    return { ...item, secret };
  }

  /** The numbers of those of each of these accounts that are not paused. */
  async listTargets(unit: Unit, userIds: readonly number[]): Promise<Map<number, string[]>> {
    const { rows } = await unit.query<{ id: number; user_id: number }>(
      `select id, user_id from webhook
       where tracking_origin = $1 and user_id = any($2) and not is_paused order by id`,
      [this.options.origin, userIds],
    );
    const targets = new Map<number, string[]>();
    for (const { id, user_id } of rows) {
      targets.set(user_id, [...(targets.get(user_id) ?? []), String(id)]);
    }
    return targets;
  }

  /** What messages to one are signed with; undefined where the secret of the server was lost. */
  async readSecret(id: number): Promise<string | undefined> {
    const { rows } = await this.#db.query<{ secret: string }>(
      'select secret from webhook where id = $1',
      [id],
    );
    const sealed = rows[0]?.secret;
    return sealed === undefined
      ? undefined
      : createSeal(this.#secret(), PURPOSE).unseal(sealed, PURPOSE);
  }

  /** Keeps how an attempt went: of each message the last one. */
  async addAttempt(id: number, delivery: Delivery): Promise<StoredDelivery> {
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

  #seal(secret: string): string {
    return createSeal(this.#secret(), PURPOSE).seal(secret, PURPOSE);
  }
}
