import { readAttribute } from '../device/read-attribute';
import { listMembers } from './member-rights';

/** What the product knows of an account beside the tracking API, as its server reads it. */
interface KeptRights {
  permissions: string | null;
  suspension: { reason: string; trustAvailable: boolean } | null;
  /** Whose the account is, and what they drive; left out for who is no driver with codes. */
  qrDriver?: { driverId: number; deviceId: number | null } | null;
  /** Sells the service on. */
  isReseller?: boolean;
  /** Where its customers sign in; left out or null for who is no reseller with a domain. */
  resellerDomain?: string | null;
}

type Attributes = Record<string, unknown>;

/** `suspended`, or `suspendedTrust` while the one unlock on trust is there to be used. */
const STATE = 'accountState';
const REASON = 'suspensionReason';
const RESELLER = 'isReseller';
const DOMAIN = 'resellerDomain';
const PERMISSIONS = 'advancedPerms';
const DRIVER = 'isQrDriverId';
const DEVICE = 'isQrDeviceId';
/** What nobody writes: with it, what may stand at a tracking API for long, as who scans codes. */
const UNWRITTEN = /* @__PURE__ */ listAttributesOfServer();
/** What only the server says. */
const SAID = /* @__PURE__ */ withoutDriver(UNWRITTEN);

function listAttributesOfServer(): readonly string[] {
  const members: readonly string[] = listMembers('User', 'server');
  return members.flatMap((member) => /^attributes\.(.+)$/.exec(member)?.[1] ?? []);
}

function withoutDriver(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== DRIVER && name !== DEVICE);
}

/** The attributes of a user with what is known of the account, in place of whatever stands there. */
export function toAccountRights(stored: unknown, prefix: string, kept: KeptRights): unknown {
  const { permissions, suspension, qrDriver, isReseller, resellerDomain } = kept;
  const isNothing = permissions === null && suspension === null && !qrDriver && !isReseller;
  // Whatever somebody put in place of attributes is theirs.
  if (isNothing && !isAttributes(stored)) return stored;
  const attributes = without([...SAID, PERMISSIONS], stored, prefix);
  if (permissions !== null) attributes[`${prefix}.${PERMISSIONS}`] = permissions;
  if (qrDriver) {
    attributes[`${prefix}.${DRIVER}`] = qrDriver.driverId;
    attributes[`${prefix}.${DEVICE}`] = qrDriver.deviceId ?? 0;
  }
  if (isReseller) attributes[`${prefix}.${RESELLER}`] = true;
  if (isReseller && resellerDomain) attributes[`${prefix}.${DOMAIN}`] = resellerDomain;
  if (suspension) {
    attributes[`${prefix}.${STATE}`] = suspension.trustAvailable ? 'suspendedTrust' : 'suspended';
    attributes[`${prefix}.${REASON}`] = suspension.reason;
  }
  return attributes;
}

/** Attributes without some of the product's own. */
function without(names: readonly string[], stored: unknown, prefix: string): Attributes {
  const others = isAttributes(stored) ? { ...stored } : {};
  for (const name of names) delete others[`${prefix}.${name}`];
  return others;
}

/** Attributes without what only the server says of an account. */
export function withoutAccountState(stored: unknown, prefix: string): Attributes {
  return without(SAID, stored, prefix);
}

/** The attributes that somebody writes, with what only the server says of the account as it was before. */
export function keepAccountState(
  written: { attributes?: unknown },
  stored: { attributes?: unknown },
  prefix: string,
): unknown {
  if (!isAttributes(written.attributes)) return written.attributes;
  const kept = Object.entries(isAttributes(stored.attributes) ? stored.attributes : {}).filter(
    ([name]) => UNWRITTEN.some((said) => name === `${prefix}.${said}`),
  );
  return { ...without(UNWRITTEN, written.attributes, prefix), ...Object.fromEntries(kept) };
}

function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Why and how an account is suspended; null for one that is not. */
export function readSuspension(
  user: { attributes?: Attributes | null },
  prefix: string,
): { reason: string; trustAvailable: boolean } | null {
  const state = readAttribute(user, `${prefix}.${STATE}`);
  if (state !== 'suspended' && state !== 'suspendedTrust') return null;
  const reason = readAttribute(user, `${prefix}.${REASON}`);
  return {
    reason: typeof reason === 'string' ? reason : '',
    trustAvailable: state === 'suspendedTrust',
  };
}

/** Whether an account sells the service on. */
export const readIsReseller = (user: { attributes?: Attributes | null }, prefix: string): boolean =>
  readAttribute(user, `${prefix}.${RESELLER}`) === true;

/** The domain of a reseller, whose brand is theirs to change; null for who is none, or has none. */
export function readResellerDomain(
  user: { attributes?: Attributes | null },
  prefix: string,
): string | null {
  const domain = readAttribute(user, `${prefix}.${DOMAIN}`);
  return typeof domain === 'string' && domain !== '' ? domain : null;
}
