import { readTableState, type TableState } from '@rastro/sdk/internal/ui';
import { useMemo, useState } from 'react';
import { storageKeys } from '../../../frame/storage/storage-keys';
import { useStoredState } from '../../../frame/storage/use-stored-state';
import { isRecord } from '../../../frame/storage/validators';

/**
 * Set-up of this browser's table of devices. Its search begins with that of the list and then is its own: the list's holds for
 * the map too, where nobody would see what hides the vehicles.
 */
export function useFleetTableState(listQuery: string): [TableState, (next: TableState) => void] {
  const [query, setQuery] = useState(listQuery);
  const [kept, keep] = useStoredState<Record<string, unknown>>(
    storageKeys.devicesTable,
    isRecord,
    {},
  );
  const state = useMemo(() => ({ ...readTableState(kept), query }), [kept, query]);
  return [
    state,
    ({ query: words, ...next }) => {
      setQuery(words);
      keep({ ...next });
    },
  ];
}
