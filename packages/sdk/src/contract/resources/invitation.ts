import { NEW_ACCOUNT_PRESETS } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { choice, flag, id, moment, number, numbers, text } from '../describe/members';
import type { Read, Write } from '../describe/values';

/** In which language somebody is invited; `auto` is that of who invites. */
export const INVITATION_LANGUAGES = ['auto', 'pt-BR', 'es', 'en-US'] as const;

/** Invitations: each makes one account, with what its maker has set beforehand, and is over then. */
export const invitation = /* @__PURE__ */ defineResource({
  name: 'Invitation',
  path: '/invitations',
  area: 'invitations',
  ownedByProduct: true,
  members: {
    id: id(),
    name: text({ required: true, trim: true, maxLength: 128, search: true, sort: true }),
    email: text({ default: '', trim: true, maxLength: 128, search: true }),
    language: choice(INVITATION_LANGUAGES, { default: 'auto' }),
    expiresAt: moment({ required: true }),
    administrator: flag(),
    readonly: flag(),
    deviceReadonly: flag(),
    limitCommands: flag(),
    disableReports: flag(),
    fixedEmail: flag(),
    preset: choice(NEW_ACCOUNT_PRESETS, { default: 'none' }),
    deviceLimit: number({ whole: true, min: -1, default: -1 }),
    userLimit: number({ whole: true, min: -1 }),
    accountEndsAt: moment(),
    deviceIds: numbers({ default: [], idsOf: 'Device' }),
    groupIds: numbers({ default: [], idsOf: 'Group' }),
    createdAt: moment({ writtenBy: 'server' }),
    sentAt: moment({ writtenBy: 'server' }),
    token: text({ writtenBy: 'server' }),
    url: text({ writtenBy: 'server' }),
  },
  calls: {
    /** Makes a new link in place of the one before, and mails it where there is an e-mail. */
    resend: { method: 'POST', path: '/invitations/{id}/resend', answer: 'one' },
  },
});

/**
 * An invitation as its maker sees it, until it is accepted or over. `email` '' is for whoever has the link; with one,
 * the account gets that and no other. `accountEndsAt` is the end of the account that is made, `expiresAt` of the link.
 * `deviceLimit` −1 and `userLimit` 0 leave the tracking API's own. `sentAt` is when the mail went out; `token` and
 * `url` are told once, when it is made or sent again.
 */
export interface Invitation extends Read<typeof invitation> {}

/** Members of an invitation that a client may write. */
export interface InvitationInput extends Write<typeof invitation> {}
