import type { AccessSubject, Asked } from './access-subject';

/** Members of a user that administrators set, and all but the first resellers of those below. */
const LIMITS = ['administrator', 'deviceLimit', 'userLimit'];
/** Members of a user that restrict it: managers set them for those they manage. */
const RESTRICTIONS = [
  'readonly',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
  'fixedEmail',
  'disabled',
  'retentionDays',
];
/** Members of the own account that everybody sets: to be safe, to be told, and to have read the terms. */
const CHANGED_BY_EVERYBODY: readonly string[] = [
  'password',
  'attributes.notificationTokens',
  'attributes.termsAccepted',
];
/** A brand may get another prefix: whatever stands before it. */
const PERMISSIONS_MEMBER = /^attributes\.(.*\.)?advancedPerms$/;

/** Whether a write of a user says how much the account may have, or that it is an administrator's. */
export const writesLimits = ({ changes = [] }: AccessSubject): boolean =>
  changes.some((name) => LIMITS.includes(name));

/** Whether it restricts the account, or no longer does. */
export const writesRestrictions = ({ changes = [] }: AccessSubject): boolean =>
  changes.some((name) => RESTRICTIONS.includes(name));

/** Whether it gives or takes permissions one by one. */
export const writesPermissions = ({ changes = [] }: AccessSubject): boolean =>
  changes.some((name) => PERMISSIONS_MEMBER.test(name));

/** Whether it changes more than what everybody may of the own account. */
export const changesMoreThanEverybody = ({ changes = [] }: AccessSubject): boolean =>
  changes.some((name) => !CHANGED_BY_EVERYBODY.includes(name));

/** Whether an account would live longer than that of who sets its end. */
export const isBeyond = ({ actor, expiresAt }: Asked): boolean =>
  expiresAt !== undefined && actor.expiresAt !== null && (expiresAt ?? Infinity) > actor.expiresAt;
