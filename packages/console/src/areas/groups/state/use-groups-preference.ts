import { DEFAULT_TABLE_STATE, readTableState, type TableState } from '@rastro/sdk/internal/ui';
import { storageKeys } from '../../../frame/storage/storage-keys';
import { useStoredState } from '../../../frame/storage/use-stored-state';
import { isBoolean, isRecord } from '../../../frame/storage/validators';

/** Stored state of the page of groups. */
export interface GroupsPreference {
  foldedIds: readonly number[];
  /** The table shows devices of sub-groups too. */
  withSubgroups: boolean;
  table: TableState;
}

const FRESH: GroupsPreference = {
  foldedIds: [],
  withSubgroups: true,
  table: DEFAULT_TABLE_STATE,
};

const isPreference = (value: unknown): value is GroupsPreference =>
  isRecord(value) &&
  isBoolean(value.withSubgroups) &&
  Array.isArray(value.foldedIds) &&
  value.foldedIds.every((id) => typeof id === 'number');

/** Keeps the state of the page of groups in this browser: folded groups, columns, order. */
export function useGroupsPreference(): [
  GroupsPreference,
  (change: Partial<GroupsPreference>) => void,
] {
  const [kept, keep] = useStoredState(storageKeys.groups, isPreference, FRESH);
  const preference = { ...kept, table: readTableState(kept.table) };
  return [
    preference,
    (change) => {
      const { table, ...rest } = { ...preference, ...change };
      // What is looked for now is nothing to come back to.
      keep({ ...rest, table: { ...table, query: '', filters: {} } });
    },
  ];
}
