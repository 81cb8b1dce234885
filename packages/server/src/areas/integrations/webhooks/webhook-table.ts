import { webhook, type WebhookInput } from '@rastro/sdk/contract';
import { MAX_WEBHOOKS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { toOwnEntity } from '../../../entities/own-entity';
import { createWebhookSecret } from '../../../webhooks/sign-webhook';
import { OwnTable } from '../../../ground/own-resources/own-table';

/** Settings of a webhook, set by its owner. */
export type WebhookSettings = Required<Omit<WebhookInput, 'id'>>;

/** One of an account. Times in epoch ms. */
export interface StoredWebhook extends WebhookSettings {
  id: number;
  userId: number;
  lastAt: number | null;
  lastStatus: number;
  lastError: string;
  /** Secret of the webhook, if made just now. */
  secret?: string;
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

/** Addresses of accounts' own systems as their owners set them up. */
export class WebhookTable extends OwnTable<StoredWebhook, WebhookSettings & { sealed?: string }> {
  constructor(
    private readonly db: Unit,
    origin: string,
    /** A secret as it is kept. */
    private readonly seal: (secret: string) => string,
  ) {
    super(WEBHOOK, {
      db,
      origin,
      limit: { most: MAX_WEBHOOKS, code: 'OBJECT_LIMIT_REACHED' },
      columns: ({ sealed }) => (sealed === undefined ? {} : { secret: sealed }),
    });
  }

  /** Makes one and answers it with its secret. */
  override async create(
    owner: { userId: number },
    settings: WebhookSettings,
  ): Promise<StoredWebhook> {
    const secret = createWebhookSecret();
    const made = await super.create(owner, { ...settings, sealed: this.seal(secret) });
    return { ...made, secret };
  }

  /** Makes another secret for one, and answers it with that. */
  async rotate(item: StoredWebhook): Promise<StoredWebhook> {
    const secret = createWebhookSecret();
    const sealed = this.seal(secret);
    await this.db.query('update webhook set secret = $2 where id = $1', [item.id, sealed]);
    return { ...item, secret };
  }
}
