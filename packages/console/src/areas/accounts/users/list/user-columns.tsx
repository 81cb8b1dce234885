import {
  isDemoUser,
  resolveUserRole,
  readSuspension,
  resolveUserState,
  USER_ROLES,
  USER_STATES,
} from '@rastro/sdk/domain';
import type { TableItem } from '@rastro/sdk/resource';
import {
  DEFAULT_TABLE_STATE,
  type TableColumn,
  type TableState,
  truncate,
} from '@rastro/sdk/internal/ui';
import type { Translate } from '@rastro/sdk/words';
import type { ReactNode, ReactElement } from 'react';
import { styled } from 'styled-components';
import { sayLimit } from './say-limit';
import { toUser } from './to-user';
import { UserStateBadge } from './user-state-badge';
import { Avatar } from '../../../../frame/shell/header/avatar';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  & > bdi {
    ${truncate}
  }
`;

const Mark = styled.small`
  flex: none;
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
`;

/** Cell with an account's initials in a disc, its name, and its mark, if any. */
const NameCell = ({ name, mark }: { name: string; mark?: string }): ReactElement => (
  <Line>
    <Avatar name={name} />
    <bdi title={name}>{name}</bdi>
    {mark ? <Mark>{mark}</Mark> : null}
  </Line>
);

/** The table before anybody has set it up. */
export const FIRST_USERS_STATE: TableState = {
  ...DEFAULT_TABLE_STATE,
  columns: [
    ...['name', 'email', 'role', 'state'].map((id) => ({ id, isShown: true })),
    { id: 'phone', isShown: false },
  ],
  sort: { columnId: 'name', isDescending: false },
};

/** Cells that are more than their text. */
export const makeUserCells = (
  t: Translate,
): Readonly<Record<string, (item: TableItem) => ReactNode>> => ({
  name(item) {
    const account = toUser(item);
    return <NameCell name={account.name} mark={isDemoUser(account) ? t('users.demo.label') : ''} />;
  },
});

/** Columns that no single member of an account provides: its role, state and limits. */
export function makeUserColumns(
  t: Translate,
  nowMs: number,
  prefix: string,
): readonly TableColumn<TableItem>[] {
  const stateOf = (item: TableItem) => {
    const account = toUser(item);
    return resolveUserState(account, nowMs, readSuspension(account, prefix) !== null);
  };
  const limit = (id: 'deviceLimit' | 'userLimit'): TableColumn<TableItem> => ({
    id,
    label: t(`member.${id}`),
    kind: 'number',
    // Any number is more than all others.
    value: (item) => (toUser(item)[id] < 0 ? Infinity : toUser(item)[id]),
    format: (_, item) => sayLimit(t, toUser(item)[id]),
    exported: (item) => toUser(item)[id],
    card: 'none',
    widthPx: 120,
  });
  return [
    {
      id: 'role',
      label: t('users.role.label'),
      kind: 'choice',
      value: (item) => resolveUserRole(toUser(item)),
      choices: USER_ROLES.map((value) => ({ value, label: t(`user.role.${value}`) })),
    },
    {
      id: 'state',
      label: t('users.state.label'),
      kind: 'choice',
      value: stateOf,
      choices: USER_STATES.map((value) => ({ value, label: t(`users.state.${value}`) })),
      cell: (item) => <UserStateBadge state={stateOf(item)} />,
      card: 'end',
      widthPx: 148,
    },
    limit('deviceLimit'),
    limit('userLimit'),
  ];
}
