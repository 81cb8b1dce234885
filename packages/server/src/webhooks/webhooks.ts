import type { Unit } from '../db/database';
import { createPostPublic, type PostPublic } from '../push/post-public';
import { createSendWebhook, type SendWebhook } from './send-webhook';
import { WebhookStore } from './webhook-store';

/** Signed messages to accounts' own systems: their addresses, and how they go out. */
export interface Webhooks {
  store: WebhookStore;
  send: SendWebhook;
  close(): Promise<void>;
}

/** What they stand on. */
export interface WebhooksOptions {
  database: Unit;
  /** Of the tracking API. */
  origin: string;
  /** What secrets are sealed with; asked for once it is needed. */
  secret: () => string;
  /** How this server names itself. */
  userAgent: () => Promise<string>;
  clock: () => number;
  /** Replaced by tests. */
  post?: PostPublic;
}

/** Opens them. */
export function openWebhooks(options: WebhooksOptions): Webhooks {
  const { database: db, origin, secret, userAgent, clock } = options;
  const store = new WebhookStore({ db, origin, secret, clock });
  const door = createPostPublic();
  const { post = door.post } = options;
  return {
    store,
    send: createSendWebhook({ store, post, userAgent, clock }),
    close: door.close,
  };
}
