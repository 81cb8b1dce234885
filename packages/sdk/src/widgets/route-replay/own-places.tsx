'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { LiveMap, type LiveMapProps } from '../live-map';
import type { RouteReplaySlotProps } from './route-replay-props';

const MapPlace = styled.div`
  min-width: 0;
  min-height: 0;
  @media (max-width: 768px) {
    grid-row: 1;
  }
`;
const PlayerPlace = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  border-top: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    grid-row: 2;
  }
`;

/** No vehicle is shown where it is now: only where it was. */
const NOBODY = { onlyDeviceId: 0 };

/** The map of a replay whose host has none. */
export function OwnMap(props: LiveMapProps): ReactElement {
  return (
    <MapPlace>
      <LiveMap filter={NOBODY} faintFences {...props} />
    </MapPlace>
  );
}

/** The place of the player where the host has none. */
export function OwnPlayer({ children }: RouteReplaySlotProps): ReactElement | null {
  return children ? <PlayerPlace>{children}</PlayerPlace> : null;
}
