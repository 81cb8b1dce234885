import { readAttribute } from '../device/read-attribute';
import { listMembers } from './member-rights';

/** Data of an account that the product keeps beside the tracking API, as its server reads it. */
interface KeptRights {
  permissions: string | null;
  suspension: { reason: string; trustAvailable: boolean } | null;
  /**
   * Driver of the account, and the vehicle they drive; omitted for an account of no driver with
   * codes.
   */
  qrDriver?: { driverId: number; deviceId: number | null } | null;
  /** Sells the service on. */
  isReseller?: boolean;
  /** Domain where its customers sign in; omitted or null without a reseller's domain. */
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
/**
 * Attributes that no client writes, including those that may remain at a tracking API for long,
 * such as the driver's who scans codes.
 */
const UNWRITTEN = /* @__PURE__ */ listAttributesOfServer();
/** Attributes that only the server sets. */
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

/** Reads why and how an account is suspended; null for one that is not. */
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

/** True for an account that resells the service. */
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
