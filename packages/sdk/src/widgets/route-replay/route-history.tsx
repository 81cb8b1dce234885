'use client';
import { useMemo, type ReactElement } from 'react';
import { parseReplayView } from '../../domain';
import type { DeviceSelection } from '../selection';
import { RouteReplay } from './route-replay';
import type { RouteReplayProps } from './route-replay-props';

/** Props of {@link RouteHistory}. */
export interface RouteHistoryProps extends Pick<
  RouteReplayProps,
  'appearance' | 'labels' | 'fallback' | 'className' | 'style' | 'id'
> {
  /** Device to show; without one, the user chooses. */
  selectedId?: DeviceSelection;
}

/**
 * Route of a vehicle today or in another period, replayed on its own map. A host that keeps the
 * view itself uses `RouteReplay`. Fills its parent; must stand inside `<TrackingProvider>`.
 */
export function RouteHistory({ selectedId, ...rest }: RouteHistoryProps): ReactElement {
  const start = useMemo(
    () =>
      parseReplayView(
        new URLSearchParams(selectedId == null ? '' : { device: String(selectedId) }),
      ),
    [selectedId],
  );
  // Another vehicle begins anew.
  return (
    <RouteReplay
      key={selectedId}
      {...rest}
      defaultView={start}
      hasVehicles={selectedId == null}
      keys={false}
    />
  );
}
