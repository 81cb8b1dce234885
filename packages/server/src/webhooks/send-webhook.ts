import { DeliveryError } from '../mail/delivery-error';
import type { PostAnswer, PostPublic } from '../push/post-public';
import { readRetryAfter } from '../push/read-retry-after';
import { signWebhook } from './sign-webhook';
import type { StoredDelivery, StoredWebhook, WebhookStore } from './webhook-store';

interface SendWebhookOptions {
  store: Pick<WebhookStore, 'readSecret' | 'addAttempt'>;
  post: PostPublic;
  userAgent: () => Promise<string>;
  clock: () => number;
}

/** One message to an address. */
export interface WebhookMessage {
  /** The same for each attempt. */
  reference: string;
  type: string;
  /** JSON, posted as it is. */
  body: string;
}

/** What became of an attempt; `problem` is null where it was taken. */
export interface WebhookAttempt {
  delivery: StoredDelivery;
  problem: DeliveryError | null;
}

/** Posts a message to an address of an account once, and keeps how that went. */
export type SendWebhook = (item: StoredWebhook, message: WebhookMessage) => Promise<WebhookAttempt>;

/** The sender of signed messages to accounts' own systems. */
export function createSendWebhook(options: SendWebhookOptions): SendWebhook {
  const { store, post, userAgent, clock } = options;

  const attempt = async (
    item: StoredWebhook,
    { reference, body }: WebhookMessage,
  ): Promise<{ status: number; problem: DeliveryError | null }> => {
    const secret = await store.readSecret(item.id);
    if (secret === undefined) {
      return { status: 0, problem: new DeliveryError('refused', 'Make a new secret first') };
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': await userAgent(),
      ...signWebhook(secret, { reference, body, atMs: clock() }),
    };
    let answer: PostAnswer;
    try {
      answer = await post(new URL(item.url), { headers, body: Buffer.from(body) });
    } catch {
      // What it said may be anything: it is a stranger's.
      const { host } = new URL(item.url);
      return { status: 0, problem: new DeliveryError('failed', `${host} does not answer`) };
    }
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) return { status, problem: null };
    const notBeforeMs = readRetryAfter(retryAfter, clock());
    // Whoever is gone for good says so; all else may be mended at the receiver meanwhile.
    const problem = status === 410 ? 'refused' : 'failed';
    return { status, problem: new DeliveryError(problem, `HTTP ${status}`, notBeforeMs) };
  };

  return async (item, message) => {
    const startMs = performance.now();
    const { status, problem } = await attempt(item, message);
    const delivery = await store.addAttempt(item.id, {
      ...message,
      atMs: clock(),
      durationMs: Math.round(performance.now() - startMs),
      status,
      error: problem?.message ?? '',
    });
    return { delivery, problem };
  };
}
