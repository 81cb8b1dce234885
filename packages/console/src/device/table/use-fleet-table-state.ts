import { readTableState, type TableState } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import type { FleetListState } from '../../shell/surface/use-fleet-list-state';
import { storageKeys } from '../../storage/storage-keys';
import { useStoredState } from '../../storage/use-stored-state';
import { isRecord } from '../../storage/validators';

/** How this browser's table of devices is set up. The search is the list's. */
export function useFleetTableState({
  query,
  onQueryChange,
}: Pick<FleetListState, 'query' | 'onQueryChange'>): [TableState, (next: TableState) => void] {
  const [kept, keep] = useStoredState<Record<string, unknown>>(
    storageKeys.devicesTable,
    isRecord,
    {},
  );
  const state = useMemo(() => ({ ...readTableState(kept), query }), [kept, query]);
  return [
    state,
    ({ query: words, ...next }) => {
      if (words !== query) onQueryChange(words);
      keep({ ...next });
    },
  ];
}
