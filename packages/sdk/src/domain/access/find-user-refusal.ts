import type { AccessAction, AccessArea } from './access-areas';
import type { AccessRule } from './access-rule';
import type { AccessSubject } from './access-subject';
import type { Actor } from './actor';
import { CHANGED_BY_EVERYBODY } from './is-missing-permission';

/** Members of a user that administrators alone set. */
const LIMITS = ['administrator', 'deviceLimit', 'userLimit'];
/** Members of a user that restrict it: managers set them for those they manage. */
const RESTRICTIONS = [
  'readonly',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
  'fixedEmail',
  'disabled',
];
/** A brand may get another prefix: whatever stands before it. */
const isPermissions = (name: string): boolean => /^attributes\.(.*\.)?advancedPerms$/.test(name);

/** The rule that protects an account from everybody, administrators included; null for none. */
export function findProtection(
  action: AccessAction,
  area: AccessArea,
  { isSelf, isSuperior }: AccessSubject,
): AccessRule | null {
  // Who manages whom says who is above whom.
  if (area === 'links') {
    return action !== 'read' && isSuperior === true ? 'SUPERIOR_ADMINISTRATOR' : null;
  }
  if (area !== 'users') return null;
  if (action === 'delete' && isSelf === true) return 'OWN_ACCOUNT_DELETION';
  const isChange = action === 'update' || action === 'delete';
  return isChange && isSuperior === true ? 'SUPERIOR_ADMINISTRATOR' : null;
}

/** The rule that keeps somebody who is no administrator from doing something to a user; null for none. */
export function findUserRefusal(
  actor: Actor,
  action: AccessAction,
  subject: AccessSubject,
): AccessRule | null {
  if (action === 'read') {
    // Whoever manages nobody has no list of accounts.
    return subject.isSelf === false && actor.kind !== 'manager' ? 'MANAGER_REQUIRED' : null;
  }
  if (action === 'create') return findCreateRefusal(actor, subject);
  if (action === 'update') return findUpdateRefusal(actor, subject);
  return action === 'delete' && actor.rights.readonly ? 'ACCOUNT_IS_READONLY' : null;
}

function findCreateRefusal(actor: Actor, subject: AccessSubject): AccessRule | null {
  const { changes = [], count = 0, expiresAt = null } = subject;
  if (changes.some(isPermissions)) return 'ADMINISTRATOR_REQUIRED';
  const isWrittenIn = (names: readonly string[]) => changes.some((name) => names.includes(name));
  if (actor.kind !== 'manager') {
    if (!actor.rights.registration) return 'REGISTRATION_DISABLED';
    return isWrittenIn([...LIMITS, ...RESTRICTIONS]) ? 'ADMINISTRATOR_REQUIRED' : null;
  }
  if (actor.rights.readonly) return 'ACCOUNT_IS_READONLY';
  if (actor.limits.users > 0 && count >= actor.limits.users) return 'USER_LIMIT_REACHED';
  const isTooLong = expiresAt !== null && isBeyond(actor, expiresAt);
  return isWrittenIn(LIMITS) || isTooLong ? 'ADMINISTRATOR_REQUIRED' : null;
}

function findUpdateRefusal(actor: Actor, subject: AccessSubject): AccessRule | null {
  const { changes = [], isSelf, expiresAt } = subject;
  const isWrittenIn = (names: readonly string[]) => changes.some((name) => names.includes(name));
  if (actor.rights.readonly) {
    const isMore = changes.some((name) => !CHANGED_BY_EVERYBODY.includes(name));
    if (isSelf === false || isMore) return 'ACCOUNT_IS_READONLY';
  }
  if (isWrittenIn(LIMITS) || changes.some(isPermissions)) return 'ADMINISTRATOR_REQUIRED';
  if (expiresAt !== undefined && isBeyond(actor, expiresAt)) return 'ADMINISTRATOR_REQUIRED';
  if (isWrittenIn(RESTRICTIONS)) {
    if (isSelf === true) return 'ADMINISTRATOR_REQUIRED';
    if (actor.kind !== 'manager') return 'MANAGER_REQUIRED';
  }
  return actor.rights.fixedEmail && isWrittenIn(['email']) ? 'EMAIL_IS_FIXED' : null;
}

/** Nobody lets another account live longer than the own one. */
const isBeyond = (actor: Actor, expiresAt: number | null): boolean =>
  actor.expiresAt !== null && (expiresAt ?? Infinity) > actor.expiresAt;
