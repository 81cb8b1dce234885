import type { DeviceListProps, ListDensity } from '@rastro/sdk/internal';
import { DEFAULT_VIEW, type ListView } from '@rastro/sdk/domain';
import type { GroupKey } from '@rastro/sdk/internal/react';
import { useCallback, useMemo, useState } from 'react';
import { storageKeys } from '../../storage/storage-keys';
import { useStoredState } from '../../storage/use-stored-state';
import { isString } from '../../storage/validators';
import { useListAddress } from './use-list-address';

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
    | 'grouped'
    | 'onGroupedChange'
    | 'foldedGroups'
    | 'onFoldedGroupsChange'
    | 'onDensityChange'
  >
> & { density: ListDensity | null };

const isGroupKeys = (value: unknown): value is readonly GroupKey[] =>
  Array.isArray(value) &&
  value.every((key) => key === 'alarm' || key === 'attended' || typeof key === 'number');

const isDensity = (value: unknown): value is ListDensity | null =>
  value === 'comfortable' || value === 'compact' || value === null;

const { query: NO_QUERY, ...NEW_VIEW } = DEFAULT_VIEW;

/**
 * Keeps the state of the device list: sort, filters and sections in the address of the list and for
 * this visit; the search, folded groups and the height of rows across visits (spec §3).
 */
export function useFleetListState(): FleetListState {
  const [view, setView] = useState<Omit<ListView, 'query'>>(NEW_VIEW);
  const [query, setQuery] = useStoredState(storageKeys.query, isString, NO_QUERY);
  const [foldedGroups, onFoldedGroupsChange] = useStoredState<readonly GroupKey[]>(
    storageKeys.groupPref,
    isGroupKeys,
    [],
  );
  const [density, onDensityChange] = useStoredState<ListDensity | null>(
    storageKeys.density,
    isDensity,
    null,
  );
  const show = useCallback(
    ({ query: words, ...next }: ListView) => {
      setView(next);
      setQuery(words);
    },
    [setQuery],
  );
  const whole = useMemo(() => ({ ...view, query }), [view, query]);
  const change = useListAddress(whole, show);
  return useMemo(
    () => ({
      ...whole,
      onSortChange: (sort) => change({ sort }),
      onFilterChange: (filter) => change({ filter }),
      onQueryChange: (words) => change({ query: words }),
      onGroupedChange: (grouped) => change({ grouped }),
      foldedGroups,
      onFoldedGroupsChange,
      density,
      onDensityChange,
    }),
    [whole, change, foldedGroups, onFoldedGroupsChange, density, onDensityChange],
  );
}
