import { DUE_NOTICE_KINDS } from '../../domain';
import { Unreadable } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, id, number, text } from '../describe/members';
import type { Read, Write } from '../describe/values';

/** Notices that an account receives before something is due. */
export const dueNotice = /* @__PURE__ */ defineResource({
  name: 'DueNotice',
  path: '/due-notices',
  area: 'notifications',
  ownedByProduct: true,
  members: {
    id: id(),
    kind: choice(DUE_NOTICE_KINDS, { default: 'maintenance' }),
    days: number({ min: 0, max: 365, default: 30 }),
    distance: number({ unit: 'metres', min: 0, max: 100_000_000, default: 500_000 }),
    hours: number({ unit: 'milliseconds', min: 0, max: 36_000_000_000, default: 72_000_000 }),
    channels: text({ required: true, maxLength: 200 }),
  },
  calls: {
    /** The channels that a notice may go by. */
    channels: {
      method: 'GET',
      path: '/due-notices/channels',
      answer: (json: unknown): readonly string[] => {
        if (!Array.isArray(json)) throw new Unreadable('DueNoticeChannels');
        return json.filter((each) => typeof each === 'string');
      },
    },
  },
});

/**
 * A notice of the account's: of maintenances `days`, `distance` or `hours` before they are due, as their plan counts;
 * of licences of drivers `days` before they end. `channels` is a comma list.
 */
export interface DueNotice extends Read<typeof dueNotice> {}

/** Members of a notice that a client may write. */
export interface DueNoticeInput extends Write<typeof dueNotice> {}
