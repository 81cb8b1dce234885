import {
  cleanSignInName,
  isEqual,
  normalizeSignInName,
  readAttribute,
  readPermissions,
} from '@rastro/sdk/domain';
import type { FastifyRequest } from 'fastify';
import type { AccountRights } from '../../features/access/account-rights';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';
import type { Identity } from '../../features/identity/identity';
import type { NewEmails } from '../../features/new-email/new-emails';
import { prepareOwnEmail } from '../../features/new-email/prepare-own-email';
import type { LoginThrottle } from '../../features/sessions/login-throttle';
import {
  type OwnGuard,
  SIGN_IN_MEMBERS,
  type SignInMember,
} from '../../features/accounts/own-guard';
import type { RecoveryCodes } from '../../features/second-factor/recovery-codes';
import { keyWrong } from '../../features/second-factor/second-factor.routes';
import { isCodeKey } from '../../upstream/one-time-code';
import type { PasswordPolicy } from '../../features/accounts/password-policy';

interface PrepareOptions {
  guard: OwnGuard;
  recoveryCodes: Pick<RecoveryCodes, 'end'>;
  throttle: LoginThrottle;
  passwords: PasswordPolicy;
  newEmails: NewEmails;
  rights: Pick<AccountRights, 'give'>;
  /** Of the brand's attributes. */
  prefix: string;
}

type Body = Record<string, unknown>;

/** A write of a user on its way to the tracking API. */
export interface UserWrite {
  match: RowMatch<GateRow>;
  body: Body | undefined;
  /** The user as it is, where it is changed. */
  stored: Body | undefined;
  identity: Identity;
  request: FastifyRequest;
}

/** What goes to the tracking API, and what is left to do once it has taken it. */
export interface PreparedWrite {
  body: Body | undefined;
  finish?: () => Promise<void>;
}

/** Answers what to send. Throws an `ApiError` for what this door does not let pass. */
export type PrepareUserWrite = (write: UserWrite) => Promise<PreparedWrite>;

/** What this door asks of a write of a user, whichever tracking API stands behind it. */
export function createPrepareUserWrite(options: PrepareOptions): PrepareUserWrite {
  const { passwords, newEmails, guard, recoveryCodes, rights, prefix } = options;
  const permissionsOf = (user: Body): unknown =>
    readAttribute(user as { attributes?: Body }, `${prefix}.advancedPerms`);

  return async ({ match, body, stored: before, identity, request }) => {
    const isOwn = match.id === identity.userId;
    if (body === undefined) return { body };
    const { currentPassword, newEmail: _, ...given } = body;
    const sent = inNormalForm(given);
    // Never answered, and so unknown to whoever sends the rest back.
    const isUnknown = match.row.method === 'PUT' && sent['totpKey'] === undefined;
    if (isUnknown && before?.['totpKey']) sent['totpKey'] = before['totpKey'];
    const changed = SIGN_IN_MEMBERS.filter((member) => changes[member](sent, before));
    if (changed.includes('password')) await passwords.check(sent['password']);
    if (changed.includes('totpKey') && sent['totpKey'] && !isCodeKey(String(sent['totpKey']))) {
      throw keyWrong();
    }
    const [member] = changed;
    if (isOwn && member) {
      const email = String(before?.['email']);
      await guard({ member, identity, email, currentPassword, ip: request.ip });
    }
    if (before === undefined) return { body: sent };
    const id = Number(before['id']);
    const isOtherEmail = changed.includes('email');
    const waits = isOwn
      ? await prepareOwnEmail(options, { sent, before, identity, request })
      : undefined;
    return {
      body: waits === undefined ? sent : { ...sent, email: before['email'] },
      async finish() {
        const given = permissionsOf(sent);
        if (given !== undefined && !isEqual(given, permissionsOf(before))) {
          await rights.give(id, readPermissions(given));
        }
        if (changed.includes('totpKey')) await recoveryCodes.end(id);
        if (waits !== undefined) await newEmails.ask(id, waits);
        // What waits would take the place of what somebody else has set.
        else if (isOtherEmail && !isOwn) await newEmails.end(id);
      },
    };
  };
}

/** Names without blanks around them, passwords in the form that they are looked up in. */
const inNormalForm = (given: Body): Body => {
  const clean = (member: string, change: (text: string) => string): Body =>
    typeof given[member] === 'string' ? { [member]: change(given[member]) } : {};
  return {
    ...given,
    ...clean('email', cleanSignInName),
    ...clean('login', cleanSignInName),
    ...clean('password', (text) => text.normalize('NFC')),
  };
};

/** Whether a write changes what decides who gets in. A password that is empty changes nothing. */
const changes: Readonly<Record<SignInMember, (sent: Body, before: Body | undefined) => boolean>> = {
  password: (sent) => Boolean(sent['password']),
  email: (sent, before = {}) =>
    normalizeSignInName(sent['email']) !== normalizeSignInName(before['email']),
  login: (sent, before = {}) =>
    normalizeSignInName(sent['login']) !== normalizeSignInName(before['login']),
  totpKey: (sent, before = {}) => (sent['totpKey'] || null) !== (before['totpKey'] || null),
};
