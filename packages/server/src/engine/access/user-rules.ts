import { listMembers } from '@rastro/sdk/domain';
import { refused } from '../common/engine-error';
import type { EntityValues } from '../../entities/entity';
import type { ObjectAccess } from './access';

/**
 * Members that only administrators may set; a `temporary` account is shared by several people, and
 * asked for less.
 */
const LIMITS = [...listMembers('User', 'limit'), 'temporary'] as const;
const RESTRICTIONS = listMembers('User', 'restriction');
/** All that a read-only user may change of his own account (tracking-api §5.1). */
const READONLY_ATTRIBUTES = new Set(['notificationTokens', 'termsAccepted']);

const timeOf = (values: EntityValues): number =>
  values['expirationTime'] ? Date.parse(String(values['expirationTime'])) : Infinity;

const requireExpiration = (
  access: ObjectAccess,
  before: EntityValues | null,
  after: EntityValues,
) => {
  const { expirationTimeMs } = access.caller;
  if (expirationTimeMs === null || after['expirationTime'] === before?.['expirationTime']) return;
  if (!before && !after['expirationTime']) return;
  if (timeOf(after) > expirationTimeMs) access.requireAdministrator();
};

/** Somebody without an account who signs up, or the very first user: no rights, limits or restrictions of his own making. */
export const checkRegistration = (
  values: EntityValues,
  server: { registration: boolean; empty: boolean },
): void => {
  if (!server.registration && !server.empty) throw refused('Registration disabled');
  const forbidden = [...LIMITS, ...RESTRICTIONS].find((name) => Boolean(values[name]));
  if (forbidden) {
    throw refused(`${forbidden} cannot be set here`);
  }
};

/** A user made by a manager or administrator (tracking-api §1.7). `managed` is how many he has. */
export const checkNewUser = (access: ObjectAccess, values: EntityValues, managed: number): void => {
  const { caller } = access;
  if (caller.administrator) return;
  if (caller.userLimit > 0 && managed >= caller.userLimit) {
    throw refused('Manager user limit reached');
  }
  if (LIMITS.some((name) => Boolean(values[name]))) access.requireAdministrator();
  requireExpiration(access, null, values);
};

const changesMore = (before: EntityValues, after: EntityValues): boolean => {
  const rest = (values: EntityValues): string => {
    const attributes = Object.entries(values['attributes'] as Record<string, unknown>).filter(
      ([name]) => !READONLY_ATTRIBUTES.has(name),
    );
    return JSON.stringify({ ...values, password: null, attributes: attributes.sort() });
  };
  return rest(before) !== rest(after);
};

/** A change of an account the caller may already reach (tracking-api §2.5, §5.4). */
export const checkUserChange = (
  access: ObjectAccess,
  before: EntityValues,
  after: EntityValues,
): void => {
  const { caller } = access;
  const changed = (name: string): boolean => before[name] !== after[name];
  if (after.id === caller.id) access.requireNoGuest();
  if (caller.administrator) return;
  if (LIMITS.some(changed)) access.requireAdministrator();
  requireExpiration(access, before, after);
  if (RESTRICTIONS.some(changed)) {
    if (after.id === caller.id) access.requireAdministrator();
    else access.requireManager();
  }
  if (caller.readonly && (after.id !== caller.id || changesMore(before, after))) {
    throw refused('Write access denied');
  }
  if (caller.fixedEmail && changed('email')) access.requireAdministrator();
};
