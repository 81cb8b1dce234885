import { sign } from 'node:crypto';
import { HOUR_MS } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import { createPostPublic, type PostPublic } from './post-public';
import { PushDevices } from './push-devices';
import { createReadPushKeys, type PushKeys } from './push-keys';
import { createSendPush, type SendPush } from './send-push';

/** Below the day that push services allow (RFC 8292 §2). */
const VALID_MS = 12 * HOUR_MS;
const RENEWED_MS = 6 * HOUR_MS;
const MAX_KEPT = 100;

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says who sends a message to a push service; `contact` is whom its operator may write to. */
function createSignPush(contact: string, clock: () => number) {
  const kept = new Map<string, { header: string; atMs: number }>();
  return (origin: string, { publicKey, privateKey }: PushKeys): string => {
    const known = kept.get(origin);
    if (known && clock() - known.atMs < RENEWED_MS) return known.header;
    const exp = Math.floor((clock() + VALID_MS) / 1000);
    const text = `${toPart({ typ: 'JWT', alg: 'ES256' })}.${toPart({ aud: origin, exp, sub: contact })}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
    const header = `vapid t=${text}.${signature}, k=${publicKey}`;
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(origin, { header, atMs: clock() });
    return header;
  };
}

/** Messages to browsers with no page open: who takes them, and how they go out. */
export interface Push {
  devices: PushDevices;
  readKeys: () => Promise<PushKeys>;
  send: SendPush;
  close(): Promise<void>;
}

/** Dependencies of push messages. */
export interface PushOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  /** Origin of the tracking API. */
  origin: string;
  secret: () => string;
  /** Contact for operators of push services: `mailto:` or https. */
  contact: string;
  clock: () => number;
  /** Replaced by tests. */
  post?: PostPublic;
}

/** Opens them; nothing is made or asked before somebody wants them. */
export function openPush(options: PushOptions): Push {
  const { database: db, origin, secret, contact, clock } = options;
  const devices = new PushDevices(db, origin, clock);
  const readKeys = createReadPushKeys({ db, secret });
  const door = createPostPublic();
  const { post = door.post } = options;
  const send = createSendPush({
    devices,
    readKeys,
    sign: createSignPush(contact, clock),
    post,
    clock,
  });
  return { devices, readKeys, send, close: door.close };
}
