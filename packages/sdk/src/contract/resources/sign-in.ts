import { defineResource } from '../describe/define-resource';
import { choice, flag, id, moment, text } from '../describe/members';
import type { Read } from '../describe/values';

/** Ways to sign in. */
const SIGN_IN_WAYS = ['password', 'device', 'token', 'demo', 'setup', 'entered'] as const;

/** Sessions of the account. */
export const signIn = /* @__PURE__ */ defineResource({
  name: 'SignIn',
  path: '/sign-ins',
  area: 'credentials',
  ownedByProduct: true,
  operations: ['list', 'delete'],
  members: {
    id: id(),
    name: text({ default: '', writtenBy: 'server' }),
    address: text({ default: '', writtenBy: 'server' }),
    startedBy: choice(SIGN_IN_WAYS, { default: 'password', writtenBy: 'server' }),
    isThis: flag({ writtenBy: 'server' }),
    createdAt: moment({ writtenBy: 'server' }),
    lastUsedAt: moment({ writtenBy: 'server' }),
    endsAt: moment({ writtenBy: 'server' }),
  },
});

/**
 * A session of the account. `isThis` is the one that asks; `name` is as the browser or program names itself,
 * `address` where it signed in from. Without use it ends earlier than `endsAt`.
 */
export interface SignIn extends Read<typeof signIn> {}
