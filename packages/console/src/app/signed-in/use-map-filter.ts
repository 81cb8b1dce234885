import { MINUTE_MS, type DeviceFilter } from '@rastro/sdk/domain';
import { useNow } from '@rastro/sdk/internal/react';
import { useMemo } from 'react';
import type { FleetListState } from '../../frame/shell/surface/use-fleet-list-state';

/**
 * Provides the map's filter, the same as the list's. A new object every minute while silence
 * counts, as it depends on the clock.
 */
export function useMapFilter({
  filter,
  query,
}: Pick<FleetListState, 'filter' | 'query'>): DeviceFilter {
  const now = useNow(MINUTE_MS);
  const minute = filter.silentHours ? now : null;
  return useMemo(() => {
    void minute;
    return { ...filter, query };
  }, [filter, query, minute]);
}
