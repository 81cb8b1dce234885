import type { DeviceListProps, ListFilter } from '@rastro/sdk';
import { DEFAULT_SORT, type SortValue } from '@rastro/sdk/domain';
import type { GroupKey } from '@rastro/sdk/react';
import { useMemo, useState } from 'react';
import { storageKeys } from '../../storage/storage-keys';
import { useStoredState } from '../../storage/use-stored-state';
import { isString } from '../../storage/validators';

/** The part of the list's props that the frame keeps. */
export type FleetListState = Required<
  Pick<
    DeviceListProps,
    | 'sort'
    | 'onSortChange'
    | 'filter'
    | 'onFilterChange'
    | 'query'
    | 'onQueryChange'
    | 'foldedGroups'
    | 'onFoldedGroupsChange'
  >
>;

const isGroupKeys = (value: unknown): value is readonly GroupKey[] =>
  Array.isArray(value) && value.every((key) => key === 'alarm' || typeof key === 'number');

/** Sort and filter of the device list for this visit; search and folded groups across visits (spec §3). */
export function useFleetListState(): FleetListState {
  const [sort, onSortChange] = useState<SortValue>(DEFAULT_SORT);
  const [filter, onFilterChange] = useState<ListFilter>({});
  const [query, onQueryChange] = useStoredState(storageKeys.query, isString, '');
  const [foldedGroups, onFoldedGroupsChange] = useStoredState<readonly GroupKey[]>(
    storageKeys.groupPref,
    isGroupKeys,
    [],
  );
  return useMemo(
    () => ({
      sort,
      onSortChange,
      filter,
      onFilterChange,
      query,
      onQueryChange,
      foldedGroups,
      onFoldedGroupsChange,
    }),
    [sort, filter, query, onQueryChange, foldedGroups, onFoldedGroupsChange],
  );
}
