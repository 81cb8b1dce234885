import type { User } from '@rastro/sdk/contract';
import { isListedUser, MINUTE_MS } from '@rastro/sdk/domain';
import { useAccess, useNow, useSession, useTrackingClient } from '@rastro/sdk/internal/react';
import type { TableItem } from '@rastro/sdk/resource';
import type { BulkAction, RowId } from '@rastro/sdk/internal/ui';
import { Ban, CircleCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { readTableState, type TableState } from '@rastro/sdk/internal/ui';
import type { AccessChange } from '../access/disable-dialog';
import { useText } from '../../../../frame/i18n/text-context';
import type { ResourcePageProps } from '../../../../frame/resource/resource-page';
import { toUser } from './to-user';
import { makeUserCells, makeUserColumns, FIRST_USERS_STATE } from './user-columns';
import { storageKeys } from '../../../../frame/storage/storage-keys';
import { useStoredState } from '../../../../frame/storage/use-stored-state';
import { isRecord } from '../../../../frame/storage/validators';

/** Keeps this browser's setup of the accounts table. The search is not stored. */
function useUsersTableState(): [TableState, (next: TableState) => void] {
  const [kept, keep] = useStoredState<Record<string, unknown>>(storageKeys.usersTable, isRecord, {
    ...FIRST_USERS_STATE,
  });
  return [useMemo(() => readTableState(kept), [kept]), (next) => keep({ ...next })];
}

const NOBODY: ReadonlySet<RowId> = new Set();
const keepListed = (item: TableItem): boolean => isListedUser(toUser(item));

/**
 * Provides the table of accounts: search, filters by role and state, order, choice of columns,
 * access of several at once.
 */
export function useUsersTable({
  onShown,
  onChangeAccess,
}: {
  /** Hears which accounts pass search and filters, in their order; keep it constant. */
  onShown: (users: readonly User[]) => void;
  /** Somebody wants to keep the selected accounts out, or to let them in; never the own one. */
  onChangeAccess: (change: AccessChange) => void;
}): NonNullable<ResourcePageProps['table']> {
  const t = useText();
  const nowMs = useNow(MINUTE_MS);
  const { attributePrefix } = useTrackingClient();
  const [state, setState] = useUsersTableState();
  const columns = useMemo(
    () => makeUserColumns(t, nowMs, attributePrefix),
    [t, nowMs, attributePrefix],
  );
  const cells = useMemo(() => makeUserCells(t), [t]);
  const hearRows = useCallback(
    (rows: readonly TableItem[]) => onShown(rows.map(toUser)),
    [onShown],
  );
  const access = useAccess();
  const { user: me } = useSession();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(NOBODY);
  const others = { isSelf: false, changes: ['disabled'] };
  const mayDisable = access('update', 'users', others).allowed;
  const isOnlyMe = selectedIds.size === 1 && me != null && selectedIds.has(me.id);
  const toAction = (disabled: boolean): BulkAction<TableItem> => ({
    id: disabled ? 'disable' : 'enable',
    label: t(disabled ? 'users.disable.action' : 'users.enable.action'),
    icon: disabled ? <Ban aria-hidden="true" /> : <CircleCheck aria-hidden="true" />,
    isDanger: disabled,
    ...(isOnlyMe ? { disabledReason: t('users.disable.self') } : {}),
    onAct: (rows) =>
      onChangeAccess({ disabled, users: rows.map(toUser).filter(({ id }) => id !== me?.id) }),
  });
  const selection = mayDisable
    ? {
        selectedIds,
        onSelectionChange: setSelectedIds,
        bulkActions: [toAction(true), toAction(false)],
      }
    : {};
  return {
    ...selection,
    keep: keepListed,
    cells,
    moreColumns: columns,
    state,
    onStateChange: setState,
    onRowsShown: hearRows,
  };
}
