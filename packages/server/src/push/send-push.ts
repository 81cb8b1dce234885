import { MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import { DeliveryError } from '../mail/delivery-error';
import { encryptPush } from './encrypt-push';
import type { PostAnswer, PostPublic } from './post-public';
import type { PushDevices } from './push-devices';
import type { PushKeys } from './push-keys';
import { readRetryAfter } from './read-retry-after';

/** One message to a browser. */
export interface PushMessage {
  /** Content that `sw.js` shows, as JSON; at most `MAX_PUSH_BYTES`. */
  text: string;
  isUrgent: boolean;
  /**
   * Topic, base64url, 32 characters at most: only the newest message of a topic is kept for an
   * offline browser.
   */
  topic?: string;
  /** It is of no use later. */
  ttlMs: number;
}

/** Dependencies of sending. */
export interface SendPushOptions {
  devices: Pick<PushDevices, 'findAddress' | 'endAt' | 'markSent'>;
  readKeys: () => Promise<PushKeys>;
  sign: (origin: string, keys: PushKeys) => string;
  post: PostPublic;
  clock: () => number;
}

/** Sends a message to one browser of an account. Throws `DeliveryError`. */
export type SendPush = (userId: number, deviceId: number, message: PushMessage) => Promise<void>;

/** A service that is slow or busy is left alone for so long, by everybody. */
const REST_MS = 15 * SECOND_MS;
const MAX_RESTING = 1_000;

/** The sender over the push services of browsers (RFC 8030). */
export function createSendPush({
  devices,
  readKeys,
  sign,
  post,
  clock,
}: SendPushOptions): SendPush {
  const resting = new Map<string, number>();
  const rest = (origin: string, untilMs: number): number => {
    if (resting.size >= MAX_RESTING) resting.clear();
    resting.set(origin, untilMs);
    return untilMs;
  };

  return async (userId, deviceId, { text, isUrgent, topic, ttlMs }) => {
    if (ttlMs <= 0) throw new DeliveryError('refused', 'The message is of no use any more');
    const address = await devices.findAddress(userId, deviceId);
    if (!address) throw new DeliveryError('refused', 'The browser takes no messages any more');
    const url = new URL(address.endpoint);
    const { origin, host } = url;
    const untilMs = resting.get(origin) ?? 0;
    if (untilMs > clock()) throw new DeliveryError('failed', `${host} is busy`, untilMs);
    const headers = {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(Math.floor(Math.min(ttlMs, MAX_TTL_MS) / SECOND_MS)),
      urgency: isUrgent ? 'high' : 'normal',
      ...(topic !== undefined && { topic }),
      authorization: sign(origin, await readKeys()),
    };
    let answer: PostAnswer;
    try {
      answer = await post(url, { headers, body: encryptPush(text, address) });
    } catch {
      // What it said may be anything: it is a stranger's.
      const nextMs = rest(origin, clock() + REST_MS);
      throw new DeliveryError('failed', `${host} does not answer`, nextMs);
    }
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) {
      resting.delete(origin);
      return devices.markSent(deviceId);
    }
    if (status === 404 || status === 410) {
      await devices.endAt(address.endpoint);
      throw new DeliveryError('refused', `${host} does not know the browser any more (${status})`);
    }
    if (status === 429 || status >= 500) {
      const nextMs = Math.max(readRetryAfter(retryAfter, clock()), clock() + REST_MS);
      throw new DeliveryError('failed', `${host} is busy (${status})`, rest(origin, nextMs));
    }
    throw new DeliveryError('refused', `${host} refuses the message (${status})`);
  };
}

const MAX_TTL_MS = 24 * 60 * MINUTE_MS;
