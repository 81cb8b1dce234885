import type { User } from '@rastro/sdk/contract';
import { resolveUserRole, RESTRICTING_FLAGS } from '@rastro/sdk/domain';
import type { Format } from '@rastro/sdk/internal/react';
import type { MemberWords } from '@rastro/sdk/resource';
import type { Translate } from '@rastro/sdk/words';
import { sayLimit } from '../list/say-limit';
import type { Fact } from '../../../../frame/resource/fact-list';

interface Words {
  t: Translate;
  member: MemberWords['member'];
  format: Format;
}

/** Lists an account's contact data. */
export const listContact = (account: User, { t, member }: Words): readonly Fact[] => [
  { name: member('email'), value: account.email },
  { name: t('users.newEmail.label'), value: account.newEmail ?? '' },
  { name: member('login'), value: account.login ?? '' },
  { name: member('phone'), value: account.phone ?? '' },
];

/** Lists an account's rights, and their end. */
export const listAccess = (account: User, { t, member, format }: Words): readonly Fact[] => [
  { name: t('users.role.label'), value: t(`user.role.${resolveUserRole(account)}`) },
  ...RESTRICTING_FLAGS.filter((name) => account[name]).map((name) => ({
    name: member(name),
    value: t('users.flag.on'),
  })),
  {
    name: member('expirationTime'),
    value:
      account.expirationTime === null
        ? t('users.expires.never')
        : format.dateTime(account.expirationTime, { year: true }),
  },
];

/** Lists an account's limits. */
export const listLimits = (
  { deviceLimit, userLimit, retentionDays }: User,
  { t, member, format }: Words,
): readonly Fact[] => [
  { name: member('deviceLimit'), value: sayLimit(t, deviceLimit) },
  { name: member('userLimit'), value: sayLimit(t, userLimit) },
  {
    name: member('retentionDays'),
    value: retentionDays > 0 ? format.number(retentionDays) : t('users.retention.server'),
  },
];
