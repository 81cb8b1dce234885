import { NO_SECRET } from '@rastro/sdk/domain';
import { DeliveryError, silentOfDemo } from '../mail/delivery-error';
import type { PostAnswer, PostPublic } from '../push/post-public';
import { readRetryAfter } from '../push/read-retry-after';
import { createKeyTurns } from '../listener/key-turns';
import { signWebhook } from './sign-webhook';
import type { StoredDelivery, WebhookAddress, WebhookStore } from './webhook-store';
import type { WebhookMessage } from './webhook-message';

interface SendWebhookOptions {
  store: Pick<WebhookStore, 'addAttempt'>;
  post: PostPublic;
  /** Tells an account of the demo, which sends nothing out. Default none is one. */
  isSilent?: ((userId: number) => Promise<boolean>) | undefined;
  userAgent: () => Promise<string>;
  clock: () => number;
}

/** Result of an attempt; `problem` is null when it was accepted. */
export interface WebhookAttempt {
  delivery: StoredDelivery;
  problem: DeliveryError | null;
}

/** Messages of one account that are on their way to one host: those that hang there keep only its own waiting. */
const AT_ONCE = 4;

/** Posts a message to an address of an account once, and keeps how that went. */
export type SendWebhook = (
  address: WebhookAddress,
  message: WebhookMessage,
) => Promise<WebhookAttempt>;

/** The sender of signed messages to accounts' own systems. */
export function createSendWebhook(options: SendWebhookOptions): SendWebhook {
  const { store, post, isSilent, userAgent, clock } = options;

  const attempt = async (
    address: WebhookAddress,
    { reference, body }: WebhookMessage,
  ): Promise<{ status: number; problem: DeliveryError | null }> => {
    const { secret } = address;
    if (await isSilent?.(address.userId)) return { status: 0, problem: silentOfDemo() };
    if (secret === undefined) {
      return { status: 0, problem: new DeliveryError('refused', NO_SECRET) };
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': await userAgent(),
      ...signWebhook(secret, { reference, body, atMs: clock() }),
    };
    let answer: PostAnswer;
    try {
      answer = await post(new URL(address.url), { headers, body: Buffer.from(body) });
    } catch {
      // What it said may be anything: it is a stranger's.
      const { host } = new URL(address.url);
      return { status: 0, problem: new DeliveryError('failed', `${host} does not answer`) };
    }
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) return { status, problem: null };
    const notBeforeMs = readRetryAfter(retryAfter, clock());
    // Whoever is gone for good says so; all else may be mended at the receiver meanwhile.
    const problem = status === 410 ? 'refused' : 'failed';
    return { status, problem: new DeliveryError(problem, `HTTP ${status}`, notBeforeMs) };
  };

  const turns = createKeyTurns(AT_ONCE);
  const sendNow: SendWebhook = async (address, message) => {
    const startMs = performance.now();
    const { status, problem } = await attempt(address, message);
    const delivery = await store.addAttempt(address.id, {
      ...message,
      atMs: clock(),
      durationMs: Math.round(performance.now() - startMs),
      status,
      error: problem?.message ?? '',
    });
    return { delivery, problem };
  };
  return (address, message) =>
    turns.run(`${address.userId} ${new URL(address.url).host}`, () => sendNow(address, message));
}
