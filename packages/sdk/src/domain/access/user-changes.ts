import type { AccessSubject, Asked } from './access-subject';
import { decides } from './member-rights';

/** Members of the own account that everybody sets: to be safe, to be told, and to have read the terms. */
const CHANGED_BY_EVERYBODY: readonly string[] = [
  'password',
  'attributes.notificationTokens',
  'attributes.termsAccepted',
];
/** True when a write of a user sets the account's limits or its administrator flag. */
export const writesLimits = ({ changes = [] }: AccessSubject): boolean =>
  decides('User', 'limit', changes);

/** True when a write restricts the account, or lifts a restriction. */
export const writesRestrictions = ({ changes = [] }: AccessSubject): boolean =>
  decides('User', 'restriction', changes);

/** True when a write gives or takes permissions one by one. */
export const writesPermissions = ({ changes = [] }: AccessSubject): boolean =>
  decides('User', 'permission', changes);

/** True when a write changes more than everybody may change of their own account. */
export const changesMoreThanEverybody = ({ changes = [] }: AccessSubject): boolean =>
  changes.some((name) => !CHANGED_BY_EVERYBODY.includes(name));

/** True when an account would last longer than that of the user who sets its end. */
export const isBeyond = ({ actor, expiresAt }: Asked): boolean =>
  expiresAt !== undefined && actor.expiresAt !== null && (expiresAt ?? Infinity) > actor.expiresAt;
