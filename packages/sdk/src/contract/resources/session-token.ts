import { defineResource } from '../describe/define-resource';
import { flag, id, moment, text } from '../describe/members';
import type { Read } from '../describe/values';

/** Tokens of programs. */
export const sessionToken = /* @__PURE__ */ defineResource({
  name: 'SessionToken',
  path: '/session/tokens',
  area: 'credentials',
  operations: ['list', 'delete'],
  members: {
    id: id(),
    name: text({ default: '' }),
    createdAt: moment(),
    lastUsedAt: moment(),
    expiresAt: moment(),
    current: flag(),
  },
});

/**
 * A token of a program as its owner sees it; its text is told once, when it is made. `current` is the
 * one that asks. Times are ISO text.
 */
export interface SessionToken extends Read<typeof sessionToken> {}
