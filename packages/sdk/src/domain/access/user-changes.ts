import type { AccessSubject, Asked } from './access-subject';
import { decides } from './member-rights';

/** Members of the own account that everybody sets: to be safe, to be told, and to have read the terms. */
const CHANGED_BY_EVERYBODY: readonly string[] = [
  'password',
  'attributes.notificationTokens',
  'attributes.termsAccepted',
];
/** Whether a write of a user says how much the account may have, or that it is an administrator's. */
export const writesLimits = ({ changes = [] }: AccessSubject): boolean =>
  decides('User', 'limit', changes);

/** Whether it restricts the account, or no longer does. */
export const writesRestrictions = ({ changes = [] }: AccessSubject): boolean =>
  decides('User', 'restriction', changes);

/** Whether it gives or takes permissions one by one. */
export const writesPermissions = ({ changes = [] }: AccessSubject): boolean =>
  decides('User', 'permission', changes);

/** Whether it changes more than what everybody may of the own account. */
export const changesMoreThanEverybody = ({ changes = [] }: AccessSubject): boolean =>
  changes.some((name) => !CHANGED_BY_EVERYBODY.includes(name));

/** Whether an account would live longer than that of who sets its end. */
export const isBeyond = ({ actor, expiresAt }: Asked): boolean =>
  expiresAt !== undefined && actor.expiresAt !== null && (expiresAt ?? Infinity) > actor.expiresAt;
