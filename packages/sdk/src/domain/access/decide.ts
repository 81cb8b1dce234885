import type { AccessAction, AccessArea } from './access-areas';
import type { AccessRule } from './access-rule';
import type { AccessSubject } from './access-subject';
import type { Actor } from './actor';
import { findSuspension } from './account-rights';
import { findProtection, findUserRefusal } from './find-user-refusal';
import { isMissingPermission } from './is-missing-permission';

/** An answer of `decide`: a refusal names its rule, and there are words for each in every language. */
export type AccessDecision = { allowed: true; rule: null } | { allowed: false; rule: AccessRule };

/** What only administrators do; `true` for all of an area. */
const ADMINISTRATORS_ONLY: Partial<Record<AccessArea, true | readonly AccessAction[]>> = {
  server: ['create', 'update', 'delete', 'send'],
  attributes: ['create', 'update', 'delete', 'send'],
  links: ['read', 'update'],
  statistics: true,
  audit: true,
  ingest: true,
  theme: true,
};

/**
 * Whether somebody may do something, by roles, flags and permissions of the account and the server. Which objects an
 * account sees is the tracking API's to say; this only narrows, and what is not known of the subject
 * refuses nothing: it is asked again once it is known.
 */
export function decide(
  actor: Actor,
  action: AccessAction,
  area: AccessArea,
  subject: AccessSubject = {},
): AccessDecision {
  const rule = findRefusal(actor, action, area, subject);
  return rule === null ? { allowed: true, rule } : { allowed: false, rule };
}

function findRefusal(
  actor: Actor,
  action: AccessAction,
  area: AccessArea,
  subject: AccessSubject,
): AccessRule | null {
  if (actor.kind === 'guest' && isClosedToGuests(actor, action, area, subject)) {
    return 'ACCOUNT_IS_SHARED';
  }
  const suspension = findSuspension(actor);
  if (suspension !== null && !isOpenToSuspended(action, area, subject)) return suspension;
  const protection = findProtection(action, area, subject);
  if (protection !== null) return protection;
  if (actor.kind === 'administrator') return null;
  if (isForAdministrators(action, area)) return 'ADMINISTRATOR_REQUIRED';
  if (subject.own === false) return 'HTTP_403_FORBIDDEN';
  if (isMissingPermission(actor, action, area, subject)) return 'PERMISSION_REQUIRED';
  if (area === 'users') return findUserRefusal(actor, action, subject);
  // What is one's own to end; what lets others see vehicles is made by who may change something.
  if (area === 'credentials' || (area === 'shares' && isEnding(action))) return null;
  if (action === 'read') return findReadRefusal(actor, area);
  return action === 'send'
    ? findSendRefusal(actor, area, subject)
    : findWriteRefusal(actor, action, area, subject);
}

/** A suspended account signs in and out, and reads itself and the settings that its screen stands on. */
const isOpenToSuspended = (
  action: AccessAction,
  area: AccessArea,
  { isSelf }: AccessSubject,
): boolean =>
  (area === 'credentials' && isEnding(action)) ||
  (action === 'read' && (area === 'server' || (area === 'users' && isSelf === true)));

const isEnding = (action: AccessAction): boolean => action === 'read' || action === 'delete';

const isForAdministrators = (action: AccessAction, area: AccessArea): boolean => {
  const only = ADMINISTRATORS_ONLY[area];
  return only === true || only?.includes(action) === true;
};

/** A shared account is not to be changed by one of those who use it, nor passed on, nor looked into; it sends nothing and makes no accounts. */
const isClosedToGuests = (
  { rights }: Actor,
  action: AccessAction,
  area: AccessArea,
  { isSelf }: AccessSubject,
): boolean =>
  area === 'logs' ||
  (area === 'shares' && action !== 'read') ||
  // A token of their own they may make: whoever signs in may.
  (area === 'credentials' && action !== 'create') ||
  // Nobody could say which of those who use it cares for an alarm.
  (area === 'events' && action !== 'read') ||
  (area === 'users' && action === 'create') ||
  (area === 'users' && isSelf === true && (action === 'update' || action === 'delete')) ||
  // A Traccar may be told to let those who were given a link send commands.
  (action === 'send' && (area !== 'commands' || rights.limitCommands));

const findReadRefusal = ({ rights }: Actor, area: AccessArea): AccessRule | null =>
  area === 'reports' && rights.disableReports ? 'ACCOUNT_WITHOUT_REPORTS' : null;

function findSendRefusal(
  { kind, rights }: Actor,
  area: AccessArea,
  { isSelf, isSaved }: AccessSubject,
): AccessRule | null {
  if (area === 'notifications' && isSelf !== true && kind !== 'manager') return 'MANAGER_REQUIRED';
  // A Traccar lets these accounts send: who may only look at a vehicle moves nothing of it, nor of anybody else.
  if (rights.readonly && isSelf !== true) return 'ACCOUNT_IS_READONLY';
  if (rights.deviceReadonly && area === 'commands') return 'ACCOUNT_IS_DEVICE_READONLY';
  if (area === 'commands' && rights.limitCommands && isSaved === false) {
    return 'ACCOUNT_WITHOUT_COMMANDS';
  }
  return null;
}

function findWriteRefusal(
  { rights, limits }: Actor,
  action: AccessAction,
  area: AccessArea,
  { count = 0 }: AccessSubject,
): AccessRule | null {
  if (rights.readonly) return 'ACCOUNT_IS_READONLY';
  if (area === 'commands' && rights.limitCommands) return 'ACCOUNT_WITHOUT_COMMANDS';
  // A saved command may be called harmless: that is for who may send any.
  const isOfDevices = area === 'devices' || area === 'commands';
  if (isOfDevices && rights.deviceReadonly) return 'ACCOUNT_IS_DEVICE_READONLY';
  if (area !== 'devices') return null;
  const isFull = limits.devices >= 0 && count >= limits.devices;
  return action === 'create' && isFull ? 'USER_DEVICE_LIMIT_REACHED' : null;
}
