import { createECDH, randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import { openPush, type Push } from './push';
import type { PostAnswer, PostPublic } from './post-public';
import type { PushAddress } from './push-devices';

/** A browser that subscribed, with what opens its messages. */
export interface TestSubscriber {
  address: PushAddress;
  privateKey: Buffer;
}

/** A browser of a push service, by the name that its address ends with. */
export function makeSubscriber(name: string): TestSubscriber {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://push.example.net/send/${name}`;
  return { address: { endpoint, p256dh, auth }, privateKey: ecdh.getPrivateKey() };
}

/** Response of a service; an error is a service that does not respond. */
export type PushAnswer = Partial<PostAnswer> | Error;

/** A push service that takes everything, unless it is told to answer otherwise. */
export interface TestPushService {
  post: PostPublic;
  /** Received messages, in order. */
  sent: { url: string; headers: Record<string, string>; body: Buffer }[];
  /** The answers to what comes next, by the name of the browser; then all is taken again. */
  answers: Map<string, PushAnswer>;
}

/** One of them. */
export function createTestPushService(): TestPushService {
  const service: TestPushService = {
    sent: [],
    answers: new Map(),
    async post(url, message) {
      service.sent.push({ url: url.href, ...message });
      const name = url.href.slice(url.href.lastIndexOf('/') + 1);
      const answer = service.answers.get(name);
      service.answers.delete(name);
      if (answer instanceof Error) throw answer;
      return { status: 201, retryAfter: undefined, ...answer };
    },
  };
  return service;
}

/** Push as a server has it, over a service of a test. */
export const openTestPush = (
  database: Database,
  { post, clock }: { post: PostPublic; clock: () => number },
): Push =>
  openPush({
    database,
    post,
    clock,
    origin: ENGINE_ORIGIN,
    secret: () => 'a secret of a test',
    contact: 'mailto:ops@example.com',
  });
