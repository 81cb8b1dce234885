import { defineResource } from '../describe/define-resource';
import { flag, id, moment, number, numbers, reference, text } from '../describe/members';
import type { Read, Write } from '../describe/values';

/** Links by which somebody without an account sees devices, or those of a group, until they end. */
export const share = /* @__PURE__ */ defineResource({
  name: 'Share',
  path: '/shares',
  area: 'shares',
  ownedByProduct: true,
  members: {
    id: id(),
    name: text({ default: '', trim: true, maxLength: 128, search: true, sort: true }),
    deviceIds: numbers(),
    groupId: reference('Group'),
    expiresAt: moment({ required: true }),
    showsName: flag(),
    showsSpeed: flag(),
    showsAddress: flag(),
    showsTrail: flag(),
    createdAt: moment({ writtenBy: 'server' }),
    openedCount: number({ whole: true, writtenBy: 'server' }),
    lastOpenedAt: moment({ writtenBy: 'server' }),
    token: text({ writtenBy: 'server' }),
  },
});

/**
 * A link as who made it sees it: either `deviceIds` or `groupId` says what is seen. `token` is told once,
 * when it is made, and null from then on; the link is `/share/` and the token. Times are ISO text.
 */
export interface Share extends Read<typeof share> {}

/** What a client may write of a link. */
export interface ShareInput extends Write<typeof share> {}
