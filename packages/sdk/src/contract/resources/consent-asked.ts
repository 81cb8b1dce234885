import { CONSENT_ANSWERS, CONSENT_STATUSES } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { choice, moment, text } from '../describe/members';
import type { Read } from '../describe/values';

const token = text({ required: true, maxLength: 256, secret: true });

/**
 * Consent request as read by the person whom a tracker follows: by the token of their link, without
 * an account.
 */
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
    /** Returns the request and its status. INVALID_TOKEN when another link has replaced it. */
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

/**
 * Consent request to a person: `askedBy` wants to record the vehicle `deviceName` that follows
 * them, for `purpose`.
 */
export interface ConsentAsked extends Read<typeof consentAsked> {}
