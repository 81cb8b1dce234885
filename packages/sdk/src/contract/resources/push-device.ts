import { createDecoder, Unreadable } from '../decode';
import { defineResource } from '../describe/define-resource';
import { flag, id, moment, text } from '../describe/members';
import { isObject } from '../describe/read-member';
import type { Read, Write } from '../describe/values';

/** Browsers of the account that show notifications while no page is open. */
export const pushDevice = /* @__PURE__ */ defineResource({
  name: 'PushDevice',
  path: '/push-devices',
  area: 'credentials',
  ownedByProduct: true,
  operations: ['list', 'create', 'delete'],
  calls: {
    /** The key to ask push services with, base64url; null where nothing is sent to browsers. */
    key: {
      method: 'GET',
      path: '/push-devices/key',
      answer: (json: unknown): string | null => readKey(json),
    },
  },
  members: {
    id: id(),
    name: text({ default: '', writtenBy: 'server' }),
    isThis: flag({ writtenBy: 'server' }),
    createdAt: moment({ writtenBy: 'server' }),
    lastSentAt: moment({ writtenBy: 'server' }),
    endsAt: moment({ writtenBy: 'server' }),
    endpoint: text({ required: true, maxLength: 1024, writeOnly: true }),
    p256dh: text({ required: true, maxLength: 128, writeOnly: true }),
    auth: text({ required: true, maxLength: 64, writeOnly: true }),
  },
});

const readKey = /* @__PURE__ */ createDecoder<string | null>('PushKey', (value) => {
  const { key } = isObject(value) ? value : {};
  return typeof key === 'string' || key === null ? key : new Unreadable('key');
});

/**
 * A browser of the account. `isThis` is the one of the session that asks; it ends with that session, at
 * `endsAt` at the latest. `name` is as the browser names itself. `endpoint`, `p256dh` and `auth` are what its
 * `PushSubscription` says.
 */
export interface PushDevice extends Read<typeof pushDevice> {}

/** Members of a push device that a client may write. */
export interface PushDeviceInput extends Write<typeof pushDevice> {}
