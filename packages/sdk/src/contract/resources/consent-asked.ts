import { CONSENT_ANSWERS, CONSENT_STATUSES } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { choice, moment, text } from '../describe/members';
import type { Read } from '../describe/values';

const token = text({ required: true, maxLength: 256, secret: true });

/** What a person is asked, whom a tracker follows: by the token of their link, with no account. */
export const consentAsked = /* @__PURE__ */ defineResource({
  name: 'ConsentAsked',
  path: '/session/consent',
  area: 'consents',
  ownedByProduct: true,
  operations: [],
  single: true,
  members: {
    personName: text({ default: '' }),
    deviceName: text({ default: '' }),
    askedBy: text({ default: '' }),
    purpose: text({ default: '' }),
    expiresAt: moment(),
    answeredAt: moment(),
    status: choice(CONSENT_STATUSES, { default: 'ended' }),
  },
  calls: {
    /** What they are asked, and how it stands. INVALID_TOKEN when there is another link. */
    read: { method: 'POST', path: '/session/consent', body: { token }, answer: 'one' },
    /** Says yes or no, or takes it back. CONSENT_OVER when it is ended or expired. */
    answer: {
      method: 'POST',
      path: '/session/consent/answer',
      body: { token, answer: choice(CONSENT_ANSWERS, { default: 'refused', required: true }) },
      answer: 'one',
    },
  },
});

/** What a person is asked: `askedBy` wants to record the vehicle `deviceName` that follows them, for `purpose`. */
export interface ConsentAsked extends Read<typeof consentAsked> {}
