import type { Database } from '../db/database';
import { createPostPublic, type PostPublic } from './post-public';
import { PushDevices } from './push-devices';
import { createReadPushKeys, type PushKeys } from './push-keys';
import { createSendPush, type SendPush } from './send-push';
import { createSignPush } from './sign-push';

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
