import { KEY_READ_AREAS, KEY_WRITE_AREAS } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { flag, id, moment, number, text } from '../describe/members';
import type { Read, Write } from '../describe/values';

/** Keys by which a partner's own server speaks to this one. */
export const apiKey = /* @__PURE__ */ defineResource({
  name: 'ApiKey',
  path: '/keys',
  area: 'shares',
  ownedByProduct: true,
  members: {
    id: id(),
    name: text({ required: true, trim: true, maxLength: 128, search: true, sort: true }),
    reads: text({ default: '', listOf: KEY_READ_AREAS }),
    writes: text({ default: '', listOf: KEY_WRITE_AREAS }),
    mayShare: flag(),
    mayEmbed: flag(),
    origins: text({ default: '', maxLength: 2000 }),
    addresses: text({ default: '', maxLength: 2000 }),
    expiresAt: moment({ required: true }),
    createdAt: moment({ writtenBy: 'server' }),
    lastUsedAt: moment({ writtenBy: 'server' }),
    hint: text({ default: '', writtenBy: 'server' }),
    publicId: text({ default: '', writtenBy: 'server' }),
    token: text({ writtenBy: 'server' }),
  },
  calls: {
    /** Makes a key that may do the same; the old one goes on for so many hours. */
    rotate: {
      method: 'POST',
      path: '/keys/rotate',
      body: {
        keyId: number({ whole: true, required: true }),
        overlapHours: number({ min: 0, max: 168, default: 24 }),
      },
      answer: 'one',
    },
  },
});

/**
 * A key as the account that made it sees it. `reads` and `writes` are comma lists of the areas that it may read and
 * change, e.g. `devices,positions`: nothing else, whatever the account may. `mayShare` is making links, `mayEmbed`
 * making tokens for pages. `origins` (of pages that may show what the
 * key makes tokens for) and `addresses` (IP addresses or networks that it may come from; none: all) are one
 * a line. `token` is told once, when it is made; `hint` is its first characters;
 * `publicId` names it in the addresses of frames, and opens nothing.
 */
export interface ApiKey extends Read<typeof apiKey> {}

/** Members of a key that a client may write. */
export interface ApiKeyInput extends Write<typeof apiKey> {}
