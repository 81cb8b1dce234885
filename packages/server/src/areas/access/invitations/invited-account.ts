import { type Permission, PERMISSION_PRESETS, RESTRICTING_FLAGS } from '@rastro/sdk/domain';
import { ApiError } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import type { Access } from '../../../ground/access/access';
import { readOwn } from '../../../ground/own-resources/read-own';
import type { Upstream } from '../../../upstream/upstream';
import type { InvitationTerms } from './invitation-store';

type Terms = Pick<
  InvitationTerms,
  | (typeof RESTRICTING_FLAGS)[number]
  | ('administrator' | 'preset' | 'deviceLimit' | 'userLimit' | 'accountEndsAt')
  | ('deviceIds' | 'groupIds')
>;

/**
 * Returns the account's members beside its identity, without those left at the tracking API's
 * defaults.
 */
export function toAccount(terms: Terms): Record<string, unknown> {
  const flags = [...RESTRICTING_FLAGS, 'administrator' as const].filter((name) => terms[name]);
  return {
    ...Object.fromEntries(flags.map((name) => [name, true])),
    ...(terms.deviceLimit >= 0 && { deviceLimit: terms.deviceLimit }),
    ...(terms.userLimit !== 0 && { userLimit: terms.userLimit }),
    ...(terms.accountEndsAt !== null && { expirationTime: terms.accountEndsAt }),
  };
}

/** The permissions that come with it; none where nothing is given one by one. */
export const permissionsOf = ({ preset }: Pick<Terms, 'preset'>): readonly Permission[] | null =>
  preset === 'none' ? null : PERMISSION_PRESETS[preset];

/**
 * Checks that the inviter could make such an account and link it to these things without an
 * invitation. Throws an `ApiError`.
 */
export async function requireInviter(
  {
    access,
    tracking,
  }: { access: Pick<Access, 'require' | 'actorOf' | 'givable'>; tracking: Pick<Upstream, 'send'> },
  userId: number,
  terms: Terms,
): Promise<void> {
  const { accountEndsAt, deviceIds, groupIds } = terms;
  const account = toAccount(terms);
  await access.require(userId, 'create', 'users', {
    changes: ['name', 'email', 'password', ...Object.keys(account)],
    ...(accountEndsAt !== null && { expiresAt: Date.parse(accountEndsAt) }),
  });
  const { kind } = await access.actorOf(userId);
  if (kind !== 'administrator' && kind !== 'manager') {
    throw new ApiError(403, 'MANAGER_REQUIRED', 'Only who manages users may invite.');
  }
  const givable = await access.givable(userId);
  const beyond = givable && permissionsOf(terms)?.find((name) => !givable.has(name));
  if (beyond) {
    throw new ApiError(403, 'PERMISSION_REQUIRED', `You may not give "${beyond}" yourself.`, {
      field: 'preset',
    });
  }
  const things = [
    ...deviceIds.map((id) => ['deviceIds', `/devices/${id}`] as const),
    ...groupIds.map((id) => ['groupIds', `/groups/${id}`] as const),
  ];
  if (things.length > 0) {
    const sides = [
      ...(deviceIds.length > 0 ? ['deviceId'] : []),
      ...(groupIds.length > 0 ? ['groupId'] : []),
    ];
    for (const side of sides) {
      await access.require(userId, 'create', 'links', { sides: ['userId', side] });
    }
  }
  for (const [field, path] of things) {
    try {
      await readOwn(tracking, userId, path);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      throw refuseField(field, 'refusal.unseen');
    }
  }
}
