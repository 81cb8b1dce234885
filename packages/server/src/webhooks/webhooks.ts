import type { Unit } from '../db/database';
import { isPublicAddress } from '../lookup/is-public-address';
import { createIsOf } from '../lookup/networks';
import { createPostPublic, type PostPublic } from '../push/post-public';
import type { MayHear } from '../upstream/recipient-rights';
import { createSendWebhook, type SendWebhook } from './send-webhook';
import { createTellWebhook, type TellWebhook } from './tell-webhook';
import { WebhookStore } from './webhook-store';

/** Signed messages to accounts' own systems: their addresses, and how they go out. */
export interface Webhooks {
  store: WebhookStore;
  send: SendWebhook;
  tell: TellWebhook;
  /** True for an address in one of the private networks that webhooks may lead to. */
  isOwn: (address: string) => boolean;
  close(): Promise<void>;
}

/** Dependencies of webhooks. */
export interface WebhooksOptions {
  database: Unit;
  /** Origin of the tracking API. */
  origin: string;
  /** Returns the key that seals secrets; called only once it is needed. */
  secret: () => string;
  /** Returns the user agent of this server. */
  userAgent: () => Promise<string>;
  mayHear: MayHear;
  clock: () => number;
  /** Tells an account of the demo, which sends nothing out. Default none is one. */
  isSilent?: ((userId: number) => Promise<boolean>) | undefined;
  /** Networks of one's own that they may lead to beside the internet; left out, none. */
  networks?: readonly string[] | undefined;
  /** Replaced by tests. */
  post?: PostPublic;
}

/** To one host: what one account has under way there is bounded before. */
const MAX_CONNECTIONS = 128;

/** Opens them. */
export function openWebhooks(options: WebhooksOptions): Webhooks {
  const { database: db, origin, secret, userAgent, mayHear, clock, networks = [] } = options;
  const store = new WebhookStore({ db, origin, secret });
  const isOwn = createIsOf(networks);
  const door = createPostPublic({
    isAllowed: (address) => isPublicAddress(address) || isOwn(address),
    connections: MAX_CONNECTIONS,
  });
  const { post = door.post } = options;
  const { isSilent } = options;
  const send = createSendWebhook({ store, post, isSilent, userAgent, clock });
  return {
    store,
    send,
    tell: createTellWebhook({ store, send, mayHear }),
    isOwn,
    close: door.close,
  };
}
