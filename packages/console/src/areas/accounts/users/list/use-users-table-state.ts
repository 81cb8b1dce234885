import { readTableState, type TableState } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { storageKeys } from '../../../../frame/storage/storage-keys';
import { useStoredState } from '../../../../frame/storage/use-stored-state';
import { isRecord } from '../../../../frame/storage/validators';
import { FIRST_USERS_STATE } from './user-columns';

/** Keeps this browser's setup of the accounts table. The search is not stored. */
export function useUsersTableState(): [TableState, (next: TableState) => void] {
  const [kept, keep] = useStoredState<Record<string, unknown>>(storageKeys.usersTable, isRecord, {
    ...FIRST_USERS_STATE,
  });
  return [useMemo(() => readTableState(kept), [kept]), (next) => keep({ ...next })];
}
