import type { RouteReplaySlotProps } from '@rastro/sdk/internal';
import { createContext, use, useMemo, type ReactElement } from 'react';
import { MapPortal } from '../../../frame/map/map-scene';

/** Height of the map's lower edge that the player covers, px. */
export const CoveredContext = createContext(0);

/** No vehicle is shown where it is now: only where it was. */
const NOBODY = { onlyDeviceId: 0 };

/** The routes on the console's map, in place of the fleet. */
export function MapPlace({ children, isReady }: RouteReplaySlotProps): ReactElement | null {
  const bottom = use(CoveredContext);
  const map = useMemo(
    () => ({ filter: NOBODY, faintFences: true, ...(bottom > 0 && { padding: { bottom } }) }),
    [bottom],
  );
  return isReady ? <MapPortal map={map}>{children}</MapPortal> : null;
}
