import {
  cleanSignInName,
  isBrokenMail,
  isEqual,
  normalizeSignInName,
  readAttribute,
  readPermissions,
} from '@rastro/sdk/domain';
import type { AccountRights } from '../../../ground/access/account-rights';
import type { NewEmails } from '../../../areas/access/new-email/new-emails';
import { prepareOwnEmail } from '../../../areas/access/new-email/prepare-own-email';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import {
  type OwnGuard,
  SIGN_IN_MEMBERS,
  type SignInMember,
} from '../../../ground/accounts/own-guard';
import type { RecoveryCodes } from '../../../areas/access/second-factor/recovery-codes';
import { keyWrong } from '../../../areas/access/second-factor/second-factor.routes';
import { isCodeKey } from '../../../upstream/one-time-code';
import type { PasswordPolicy } from '../../../ground/accounts/password-policy';
import { ApiError } from '../../../request/api-error';
import { fieldInvalid } from '../../../request/parse-body';
import type { AreaHook, Body } from './area-hook';

interface PrepareOptions {
  guard: OwnGuard;
  recoveryCodes: Pick<RecoveryCodes, 'end'>;
  throttle: LoginThrottle;
  passwords: PasswordPolicy;
  newEmails: NewEmails;
  rights: Pick<AccountRights, 'give' | 'setRetention'>;
  /** True when history can be deleted with nobody signed in. */
  canForget: boolean;
  /** Prefix of the brand's attributes. */
  prefix: string;
}

/** Creates the gate's checks for a write of a user, the same for every tracking API. */
export function createPrepareUserWrite(options: PrepareOptions): NonNullable<AreaHook['prepare']> {
  const { passwords, newEmails, guard, recoveryCodes, rights, canForget, prefix } = options;
  const permissionsOf = (user: Body): unknown =>
    readAttribute(user as { attributes?: Body }, `${prefix}.advancedPerms`);

  return async ({ match, body, stored: before, identity, request }) => {
    const isOwn = match.id === identity.userId;
    if (body === undefined) return { body };
    const { currentPassword, newEmail: _, retentionDays, ...given } = body;
    const days = Number(retentionDays ?? 0);
    if (days > 0 && days !== Number(before?.['retentionDays'] ?? 0) && !canForget) {
      throw nothingForgotten();
    }
    const sent = inNormalForm(given);
    // Never answered, and so unknown to whoever sends the rest back.
    const isUnknown = match.row.method === 'PUT' && sent['totpKey'] === undefined;
    if (isUnknown && before?.['totpKey']) sent['totpKey'] = before['totpKey'];
    const changed = SIGN_IN_MEMBERS.filter((member) => changes[member](sent, before));
    if (changed.includes('email') && isBrokenMail(String(sent['email']))) throw mailWrong();
    if (changed.includes('password')) await passwords.check(sent['password']);
    if (changed.includes('totpKey') && sent['totpKey'] && !isCodeKey(String(sent['totpKey']))) {
      throw keyWrong();
    }
    const [member] = changed;
    if (isOwn && member) {
      const email = String(before?.['email']);
      await guard({ member, identity, email, currentPassword, ip: request.ip });
    }
    if (before === undefined) {
      return {
        body: sent,
        async finish({ body: made }) {
          const id = Number(JSON.parse(made ?? '{}').id);
          if (days > 0) await rights.setRetention(id, days);
          const permissions = permissionsOf(sent);
          if (permissions !== undefined) await rights.give(id, readPermissions(permissions));
        },
      };
    }
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
        if (days !== Number(before['retentionDays'] ?? 0)) await rights.setRetention(id, days);
        if (changed.includes('totpKey')) await recoveryCodes.end(id);
        if (waits !== undefined) await newEmails.ask(id, waits);
        // What waits would take the place of what somebody else has set.
        else if (isOtherEmail && !isOwn) await newEmails.end(id);
      },
    };
  };
}

/** Nothing that is sent there would arrive. */
const mailWrong = (): ApiError =>
  fieldInvalid({ code: 'BAD_FORMAT', path: 'email', expected: 'name@example.com', found: '' });

/** A term that nobody keeps is no promise. */
const nothingForgotten = (): ApiError =>
  new ApiError(
    422,
    'RETENTION_UNKEPT',
    'This server deletes no positions by itself: start it with --tracking-token, or give 0.',
    { field: 'retentionDays' },
  );

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

/** Checks by member for writes that change sign-in data. An empty password changes nothing. */
const changes: Readonly<Record<SignInMember, (sent: Body, before: Body | undefined) => boolean>> = {
  password: (sent) => Boolean(sent['password']),
  email: (sent, before = {}) =>
    normalizeSignInName(sent['email']) !== normalizeSignInName(before['email']),
  login: (sent, before = {}) =>
    normalizeSignInName(sent['login']) !== normalizeSignInName(before['login']),
  totpKey: (sent, before = {}) => (sent['totpKey'] || null) !== (before['totpKey'] || null),
};
