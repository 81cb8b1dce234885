import { ApiError, wordsOf } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import type { AccountRights } from '../../ground/access/account-rights';
import type { ResellerLimits } from '../../ground/accounts/reseller-store';

type User = Readonly<Record<string, unknown>>;

/** Limits of an account in the tracking API; below 0 means unlimited. */
export interface AccountLimits {
  deviceLimit: number;
  userLimit: number;
}

/** Reseller limit that bounds each account limit. */
const WITHIN = { deviceLimit: 'maxDevices', userLimit: 'maxUsers' } as const;
const NAMES = Object.keys(WITHIN) as (keyof AccountLimits)[]; // the keys of a constant

export const readAccountLimits = (user: User): AccountLimits => ({
  deviceLimit: Number(user['deviceLimit'] ?? 0),
  userLimit: Number(user['userLimit'] ?? 0),
});

/** Returns the account limits that a reseller needs to make all that it may. */
export const toAccountLimits = ({ maxDevices, maxUsers }: ResellerLimits): AccountLimits => ({
  deviceLimit: maxDevices,
  userLimit: maxUsers,
});

export const isSameLimits = (one: AccountLimits, other: AccountLimits): boolean =>
  NAMES.every((name) => one[name] === other[name]);

/** Checks whether one limit is within another. */
export const isWithin = (limit: number, most: number): boolean =>
  most < 0 || (limit >= 0 && limit <= most);

/** Checks whether an account has at least the wanted limits. */
export const covers = (has: AccountLimits, wanted: AccountLimits): boolean =>
  NAMES.every((name) => isWithin(wanted[name], has[name]));

/** Throws where a reseller would give more than it has; what stays as it is gives nothing. */
export function requireOwnLimits(
  own: ResellerLimits,
  limits: AccountLimits,
  before: AccountLimits,
): void {
  for (const name of NAMES) {
    const most = own[WITHIN[name]];
    if (limits[name] === before[name] || isWithin(limits[name], most)) continue;
    throw refuseField(name, 'refusal.most.own', { most });
  }
}

interface Options {
  upstream: Pick<Upstream, 'change' | 'changeForService'>;
  access: Pick<Access, 'actorOf'>;
  rights: Pick<AccountRights, 'tell'>;
}

/** Sets how much an account may have, which the tracking API takes from administrators and its service alone. */
export function createAccountLimits({ upstream, access, rights }: Options) {
  const isAdministrator = async (userId: number): Promise<boolean> =>
    (await access.actorOf(userId)).kind === 'administrator';

  const canGive = async (byUserId: number): Promise<boolean> =>
    upstream.changeForService !== undefined || isAdministrator(byUserId);

  return {
    canGive,
    /** Throws where nobody could set it for somebody. */
    async requireGiver(byUserId: number): Promise<void> {
      if (!(await canGive(byUserId))) throw needsService();
    },
    /** Throws an `ApiError`. */
    async give(byUserId: number, userId: number, limits: AccountLimits): Promise<void> {
      const path = `/users/${userId}`;
      const merge = (stored: User) => ({ ...stored, ...limits });
      const answer = await ((await isAdministrator(byUserId))
        ? upstream.change(path, merge, { actor: { userId: byUserId } })
        : upstream.changeForService?.(path, merge));
      if (!answer) throw needsService();
      if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
      await rights.tell(userId);
    },
  };
}

export type GiveLimits = ReturnType<typeof createAccountLimits>;

const needsService = (): ApiError =>
  new ApiError(409, 'SERVICE_ACCOUNT_REQUIRED', wordsOf('SERVICE_ACCOUNT_REQUIRED'));
