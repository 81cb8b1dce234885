import { readAttribute, readFlag } from '../device/read-attribute';
import { readSignInSettings } from '../settings/sign-in-settings';
import { readIsReseller, readResellerDomain, readSuspension } from './account-rights';
import { readMode } from './license-mode';
import { type Permission, readPermissions } from './permissions';

/**
 * Kind of account that makes a request. A guest came by a shared link or looks at the demo: several
 * people may use the account at once. A driver scans codes, and nothing else.
 */
export type ActorKind = 'administrator' | 'manager' | 'user' | 'guest' | 'driver';

/** The restrictions of an account, those of the server included; none of them binds administrators. */
export interface ActorRights {
  /** Nothing may be made, changed, deleted or sent, and no vehicle shown to others. */
  readonly: boolean;
  /** The same of devices only, commands to them among it. */
  deviceReadonly: boolean;
  /** Only saved commands may be sent. */
  limitCommands: boolean;
  /** Only the latest positions are shown: no history, no reports. */
  disableReports: boolean;
  /** An administrator alone changes the e-mail. */
  fixedEmail: boolean;
  /** The server takes new accounts from people who manage none. */
}

/** Flags that restrict an account, each a member of its user. */
export const RESTRICTING_FLAGS = [
  'readonly',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
  'fixedEmail',
] as const satisfies readonly (keyof ActorRights)[];

/** Account that makes a request, as far as rights go. */
export interface Actor {
  userId: number;
  kind: ActorKind;
  rights: ActorRights;
  /** Without plus there is no log, theme, link or permission one by one (spec §1). */
  hasPlus: boolean;
  /** Those given to the account one by one; null where roles and flags alone count. */
  permissions: ReadonlySet<Permission> | null;
  /** The account sells the service on: what stands below it is its business. */
  isReseller: boolean;
  /** The domain of a reseller; null for who is none. */
  resellerDomain: string | null;
  /** Not null while the account is suspended. */
  suspension: { trustAvailable: boolean } | null;
  /** The server demands one-time codes of the account, which has none yet. */
  needsSecondFactor: boolean;
  /** The server sends invoices (decision 7). */
  hasBilling: boolean;
  /** Max numbers for an account: 0 none, negative unlimited. */
  limits: { devices: number; users: number };
  /** End of the account, epoch ms; null for never. */
  expiresAt: number | null;
}

/** Members of a user that decide the user's rights. */
export interface ActorUser {
  id: number;
  administrator: boolean;
  temporary: boolean;
  readonly: boolean;
  deviceReadonly: boolean;
  limitCommands: boolean;
  disableReports: boolean;
  fixedEmail: boolean;
  deviceLimit: number;
  userLimit: number;
  expirationTime: string | null;
  /** Left out, nothing is demanded. */
  needsSecondFactor?: boolean;
  attributes?: Record<string, unknown> | null;
}

/** Server settings that bind everybody but administrators. */
export interface ActorServer {
  readonly: boolean;
  deviceReadonly: boolean;
  limitCommands: boolean;
  disableReports: boolean;
  fixedEmail: boolean;
  attributes?: Record<string, unknown> | null;
}

/**
 * Builds the actor from the account and the server's settings (tracking API: roles and flags), and
 * the permissions among the account's attributes under the brand's prefix.
 */
export function toActor(user: ActorUser, server: ActorServer, prefix: string): Actor {
  const kind = toKind(user, prefix);
  return {
    userId: user.id,
    kind,
    hasPlus: readMode(server, prefix) !== 'basic',
    permissions: isNarrowed(user, { kind, server, prefix })
      ? readPermissions(readAttribute(user, `${prefix}.advancedPerms`))
      : null,
    isReseller: readIsReseller(user, prefix),
    resellerDomain: readResellerDomain(user, prefix),
    suspension: readSuspension(user, prefix),
    needsSecondFactor: user.needsSecondFactor === true,
    hasBilling: readFlag(server, `${prefix}.enableBilling`),
    rights: {
      readonly: user.readonly || server.readonly,
      deviceReadonly: user.deviceReadonly || server.deviceReadonly,
      limitCommands: user.limitCommands || server.limitCommands,
      disableReports: user.disableReports || server.disableReports,
      fixedEmail: user.fixedEmail || server.fixedEmail,
    },
    limits: { devices: user.deviceLimit, users: user.userLimit },
    expiresAt: user.expirationTime === null ? null : Date.parse(user.expirationTime),
  };
}

function toKind(user: ActorUser, prefix: string): ActorKind {
  if (user.temporary) return 'guest';
  if (user.administrator) return 'administrator';
  if (isQrDriver(user, prefix)) return 'driver';
  return user.userLimit === 0 ? 'user' : 'manager';
}

/** True for the account of a driver who scans codes (spec §6). */
export const isQrDriver = (user: Pick<ActorUser, 'attributes'>, prefix: string): boolean =>
  Number(readAttribute(user, `${prefix}.isQrDriverId`) ?? 0) !== 0;

/**
 * True when the server demands one-time codes of an account; never of accounts shared by several
 * people, or of drivers who scan.
 */
export function demandsCodes(user: ActorUser, server: ActorServer, prefix: string): boolean {
  const { codesFor } = readSignInSettings(server, prefix);
  const kind = toKind(user, prefix);
  if (codesFor === 'nobody' || kind === 'guest' || kind === 'driver') return false;
  return codesFor === 'everybody' || kind === 'administrator';
}

/** Administrators have every permission; guests see what they were given, and no more than was given them one by one. */
function isNarrowed(
  user: ActorUser,
  { kind, server, prefix }: { kind: ActorKind; server: ActorServer; prefix: string },
): boolean {
  if (readMode(server, prefix) !== 'advanced') return false;
  const isGuest = kind === 'guest';
  const hasOwn = typeof readAttribute(user, `${prefix}.advancedPerms`) === 'string';
  return kind === 'user' || kind === 'manager' || (isGuest && hasOwn);
}
