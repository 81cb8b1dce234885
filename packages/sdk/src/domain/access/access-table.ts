import type { AccessAction, AccessArea } from './access-areas';
import type { AccessRule } from './access-rule';
import type { Asked } from './access-subject';
import { isMissingPermission } from './is-missing-permission';
import {
  changesMoreThanEverybody,
  isBeyond,
  writesLimits,
  writesPermissions,
  writesRestrictions,
} from './user-changes';

/** A row that fits decides: it refuses by its rule, or, with null, allows. */
export interface AccessRow {
  rule: AccessRule | null;
  /** Areas that the row applies to; default all. */
  areas?: readonly AccessArea[];
  /** Actions that the row applies to; default all. */
  actions?: readonly AccessAction[];
  /** Left out, always. */
  when?: (asked: Asked) => boolean;
}

const WRITE = ['create', 'update', 'delete'] as const;
const CHANGE = ['update', 'delete'] as const;
const ALL_BUT_READ = [...WRITE, 'send', 'enter'] as const;

const isAdministrator = ({ actor }: Asked): boolean => actor.kind === 'administrator';
const isManager = ({ actor }: Asked): boolean => actor.kind === 'manager';
const isReadonly = ({ actor }: Asked): boolean => actor.rights.readonly;
const isDeviceReadonly = ({ actor }: Asked): boolean => actor.rights.deviceReadonly;
const isLimited = ({ actor }: Asked): boolean => actor.rights.limitCommands;
const locks = ({ effects = [] }: Asked): boolean =>
  effects.includes('lock') || effects.includes('unlock');
const isSelf = (asked: Asked): boolean => asked.isSelf === true;

/**
 * A shared account is not to be changed by one of those who use it, nor passed on, nor looked into; it
 * sends nothing and makes no accounts.
 */
const GUESTS: readonly AccessRow[] = [
  { rule: 'ACCOUNT_IS_SHARED', areas: ['logs', 'invoices', 'consents'] },
  { rule: 'ACCOUNT_IS_SHARED', areas: ['shares'], actions: ALL_BUT_READ },
  // A token of their own they may make: whoever signs in may.
  {
    rule: 'ACCOUNT_IS_SHARED',
    areas: ['credentials'],
    actions: ['read', 'update', 'delete', 'send'],
  },
  // Nobody could say which of those who use it cares for an alarm.
  { rule: 'ACCOUNT_IS_SHARED', areas: ['events'], actions: ALL_BUT_READ },
  { rule: 'ACCOUNT_IS_SHARED', areas: ['users'], actions: ['create'] },
  { rule: 'ACCOUNT_IS_SHARED', areas: ['users'], actions: CHANGE, when: isSelf },
  // A Traccar may be told to let those who were given a link send commands.
  {
    rule: 'ACCOUNT_IS_SHARED',
    actions: ['send'],
    when: (asked) => asked.area !== 'commands' || isLimited(asked),
  },
];

/** A suspended account signs in and out, and reads itself, its invoices and the settings that its screen stands on. */
const isClosedToSuspended = ({ action, area, isSelf }: Asked): boolean => {
  if (area === 'credentials') return action !== 'read' && action !== 'delete';
  const isOpen = area === 'server' || area === 'invoices' || (area === 'users' && isSelf === true);
  return action !== 'read' || !isOpen;
};

const SUSPENDED: readonly AccessRow[] = [
  {
    rule: 'ACCOUNT_IS_SUSPENDED_TRUST',
    when: (asked) => asked.actor.suspension?.trustAvailable === true && isClosedToSuspended(asked),
  },
  {
    rule: 'ACCOUNT_IS_SUSPENDED',
    when: (asked) => asked.actor.suspension?.trustAvailable === false && isClosedToSuspended(asked),
  },
];

/** Until one-time codes are set up: that alone, the account itself, and signing out. */
const isClosedUntilSetUp = ({ action, area, isSelf }: Asked): boolean => {
  if (area === 'credentials') return action === 'create' || action === 'send';
  return action !== 'read' || (area !== 'server' && (area !== 'users' || isSelf !== true));
};

const isDriver = ({ actor }: Asked): boolean => actor.kind === 'driver';

/** A driver scans, and beside that does what who is suspended may. */
const isClosedToDrivers = (asked: Asked): boolean =>
  isDriver(asked) &&
  (asked.area !== 'drivers' || asked.action !== 'send') &&
  (asked.area === 'invoices' || isClosedToSuspended(asked));

/** Rows that protect an account from everybody, administrators included. */
const PROTECTED: readonly AccessRow[] = [
  // Who manages whom says who is above whom.
  {
    rule: 'SUPERIOR_ADMINISTRATOR',
    areas: ['links'],
    actions: ALL_BUT_READ,
    when: ({ isSuperior }) => isSuperior === true,
  },
  { rule: 'OWN_ACCOUNT_DELETION', areas: ['users'], actions: ['delete'], when: isSelf },
  {
    rule: 'SUPERIOR_ADMINISTRATOR',
    areas: ['users'],
    actions: [...CHANGE, 'enter'],
    when: ({ isSuperior }) => isSuperior === true,
  },
];

/** Rows for features of the paid mode only, for administrators too (spec §1). */
const OF_PLUS: readonly AccessRow[] = [
  {
    rule: 'PLUS_REQUIRED',
    areas: ['audit', 'theme', 'shares', 'billing', 'integrations'],
    // What is there may still be ended.
    when: ({ actor, action, area }) =>
      !actor.hasPlus && !(area === 'shares' && action === 'delete'),
  },
  {
    rule: 'PLUS_REQUIRED',
    areas: ['users'],
    actions: ['create', 'update'],
    when: (asked) => !asked.actor.hasPlus && writesPermissions(asked),
  },
];

/** A reseller has the brand of their own domain (spec §7). */
const isOwnBrand = ({ actor: { kind, resellerDomain }, domain }: Asked): boolean =>
  kind === 'manager' &&
  resellerDomain !== null &&
  (domain === undefined || domain === resellerDomain);

/** A reseller bills those below it. */
const isSeller = ({ actor: { kind, isReseller } }: Asked): boolean =>
  kind === 'manager' && isReseller;

/** A reseller says how much those below may have; who stands below, and how much that is at most, the server knows. */
const givesBelow = (asked: Asked): boolean =>
  isSeller(asked) && asked.isSelf !== true && asked.changes?.includes('administrator') !== true;
const writesLimitsOfOthers = (asked: Asked): boolean => writesLimits(asked) && !givesBelow(asked);

const FOR_ADMINISTRATORS: readonly AccessRow[] = [
  { rule: null, when: isAdministrator },
  { rule: 'ADMINISTRATOR_REQUIRED', actions: ['enter'], when: ({ area }) => area !== 'users' },
  { rule: 'ADMINISTRATOR_REQUIRED', areas: ['server', 'attributes'], actions: ALL_BUT_READ },
  { rule: 'ADMINISTRATOR_REQUIRED', areas: ['links'], actions: ['read', 'update'] },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['statistics', 'audit', 'ingest', 'integrations'],
  },
  { rule: 'ADMINISTRATOR_REQUIRED', areas: ['billing'], when: (asked) => !isSeller(asked) },
  { rule: 'ADMINISTRATOR_REQUIRED', areas: ['theme'], when: (asked) => !isOwnBrand(asked) },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['invoices'],
    actions: ALL_BUT_READ,
    when: (asked) => !isSeller(asked),
  },
];

const USERS: readonly AccessRow[] = [
  // Who manages nobody sells nothing on.
  {
    rule: 'MANAGER_REQUIRED',
    areas: ['resellers', 'invitations'],
    when: (asked) => !isManager(asked),
  },
  // Whoever manages nobody has no list of accounts.
  {
    rule: 'MANAGER_REQUIRED',
    areas: ['users'],
    actions: ['read'],
    when: (asked) => asked.isSelf === false && !isManager(asked),
  },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['users'],
    actions: ['create'],
    when: writesPermissions,
  },
  {
    rule: 'REGISTRATION_DISABLED',
    areas: ['users'],
    actions: ['create'],
    when: (asked) => !isManager(asked),
  },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['users'],
    actions: ['create'],
    when: (asked) => !isManager(asked) && (writesLimits(asked) || writesRestrictions(asked)),
  },
  {
    rule: 'ACCOUNT_IS_READONLY',
    areas: ['users'],
    actions: ['create'],
    when: (asked) => isManager(asked) && isReadonly(asked),
  },
  {
    rule: 'USER_LIMIT_REACHED',
    areas: ['users'],
    actions: ['create'],
    when: ({ actor: { kind, limits }, count = 0 }) =>
      kind === 'manager' && limits.users > 0 && count >= limits.users,
  },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['users'],
    actions: ['create'],
    when: (asked) =>
      isManager(asked) &&
      (writesLimitsOfOthers(asked) || (asked.expiresAt !== null && isBeyond(asked))),
  },
  {
    rule: 'ACCOUNT_IS_READONLY',
    areas: ['users'],
    actions: ['update'],
    when: (asked) =>
      isReadonly(asked) && (asked.isSelf === false || changesMoreThanEverybody(asked)),
  },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['users'],
    actions: ['update'],
    when: (asked) => writesLimitsOfOthers(asked) || writesPermissions(asked) || isBeyond(asked),
  },
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['users'],
    actions: ['update'],
    when: (asked) => writesRestrictions(asked) && isSelf(asked),
  },
  {
    rule: 'MANAGER_REQUIRED',
    areas: ['users'],
    actions: ['update'],
    when: (asked) => writesRestrictions(asked) && !isManager(asked),
  },
  {
    rule: 'EMAIL_IS_FIXED',
    areas: ['users'],
    actions: ['update'],
    when: ({ actor, changes = [] }) => actor.rights.fixedEmail && changes.includes('email'),
  },
  { rule: 'ACCOUNT_IS_READONLY', areas: ['users'], actions: ['delete'], when: isReadonly },
  // A reseller says who works in its account.
  {
    rule: null,
    areas: ['users'],
    actions: ['enter'],
    when: ({ isOfReseller }) => isOfReseller === true,
  },
  // Roles and flags let administrators alone log in as others; a permission lets managers, and never upwards.
  {
    rule: 'ADMINISTRATOR_REQUIRED',
    areas: ['users'],
    actions: ['enter'],
    when: ({ actor }) => actor.permissions === null,
  },
  {
    rule: 'MANAGER_REQUIRED',
    areas: ['users'],
    actions: ['enter'],
    when: (asked) => !isManager(asked),
  },
  {
    rule: 'PERMISSION_REQUIRED',
    areas: ['users'],
    actions: ['enter'],
    when: (asked) => asked.isMore === true || isSelf(asked),
  },
  { rule: null, areas: ['users'] },
];

const READ: readonly AccessRow[] = [
  {
    rule: 'ACCOUNT_WITHOUT_REPORTS',
    areas: ['reports'],
    actions: ['read'],
    when: ({ actor }) => actor.rights.disableReports,
  },
  { rule: null, actions: ['read'] },
];

const SEND: readonly AccessRow[] = [
  {
    rule: 'MANAGER_REQUIRED',
    areas: ['notifications'],
    actions: ['send'],
    when: (asked) => !isSelf(asked) && !isManager(asked),
  },
  // A Traccar lets these accounts send: who may only look at a vehicle moves nothing of it, nor of anybody else.
  {
    rule: 'ACCOUNT_IS_READONLY',
    actions: ['send'],
    when: (asked) => isReadonly(asked) && !isSelf(asked),
  },
  {
    rule: 'ACCOUNT_IS_DEVICE_READONLY',
    areas: ['commands'],
    actions: ['send'],
    when: isDeviceReadonly,
  },
  {
    rule: 'ACCOUNT_WITHOUT_COMMANDS',
    areas: ['commands'],
    actions: ['send'],
    when: (asked) => isLimited(asked) && asked.isSaved === false,
  },
];

const CHANGES: readonly AccessRow[] = [
  { rule: 'ACCOUNT_IS_READONLY', actions: WRITE, when: isReadonly },
  { rule: 'ACCOUNT_WITHOUT_COMMANDS', areas: ['commands'], actions: WRITE, when: isLimited },
  {
    rule: 'ACCOUNT_IS_DEVICE_READONLY',
    areas: ['devices', 'commands', 'consents'],
    actions: WRITE,
    when: isDeviceReadonly,
  },
  // A fence or rule that locks is a command that is sent later.
  {
    rule: 'ACCOUNT_WITHOUT_COMMANDS',
    actions: WRITE,
    when: (asked) => isLimited(asked) && locks(asked),
  },
  {
    rule: 'ACCOUNT_IS_DEVICE_READONLY',
    actions: WRITE,
    when: (asked) => isDeviceReadonly(asked) && locks(asked),
  },
  {
    rule: 'USER_DEVICE_LIMIT_REACHED',
    areas: ['devices'],
    actions: ['create'],
    when: ({ actor: { limits }, count = 0 }) => limits.devices >= 0 && count >= limits.devices,
  },
];

/** Everything that refuses, in its order: the first row that fits decides, and where none fits it is allowed. */
export const listAccessRows = (): readonly AccessRow[] => [
  ...GUESTS.map((row) => ({ ...row, when: forGuests(row) })),
  {
    rule: 'SECOND_FACTOR_REQUIRED',
    when: (asked) => asked.actor.needsSecondFactor && isClosedUntilSetUp(asked),
  },
  { rule: 'ACCOUNT_IS_QR_DRIVER', when: isClosedToDrivers },
  {
    rule: 'BILLING_DISABLED',
    areas: ['billing', 'invoices', 'integrations'],
    when: ({ actor }) => !actor.hasBilling,
  },
  ...SUSPENDED,
  { rule: null, when: isDriver },
  ...PROTECTED,
  ...OF_PLUS,
  ...FOR_ADMINISTRATORS,
  { rule: 'HTTP_403_FORBIDDEN', when: ({ own }) => own === false },
  { rule: 'PERMISSION_REQUIRED', when: isMissingPermission },
  ...USERS,
  // What is one's own to end; what lets others see vehicles is made by who may change something.
  { rule: null, areas: ['credentials'] },
  { rule: null, areas: ['shares'], actions: ['read', 'delete'] },
  ...READ,
  ...SEND,
  ...CHANGES,
];

const forGuests =
  ({ when }: AccessRow): AccessRow['when'] =>
  (asked) =>
    asked.actor.kind === 'guest' && (when?.(asked) ?? true);
