import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SharedView } from '../../contract';
import { compareNames, MAX_FOLLOWED, MOBILE_MAX_WIDTH_PX, readDeviceName } from '../../domain';
import { useDevices, usePosition } from '../../react';
import { useMedia } from '../../ui';
import { useArrivals } from '../../react/share/use-arrivals';
import { LiveMap, type LiveMapProps } from '../live-map';
import { DestinationMark } from './map-marks';
import { SharedCards } from './shared-cards';
import { SharedHead } from './shared-head';

const Root = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  background: var(--rastro-canvas);
`;
const Stage = styled.main`
  position: relative;
  flex: 1;
  min-height: 0;
`;
/** Part of the map covered by the card, px: width beside it, height as a sheet. */
const CARD_PX = 372;
const SHEET_PX = 196;
/** A stranger is shown the streets around, not the vehicle's lane. */
const STREETS_ZOOM = 15;
const NOBODY: readonly number[] = [];
const SHOW = { names: true, plates: true, status: true, groups: false };
const WITH_FENCES = { ...SHOW, geofences: true };
const WITHOUT_FENCES = { ...SHOW, geofences: false };

/** Props of the scenes of a link. */
export interface SharedSceneProps {
  view: SharedView;
  endsAt: number;
  brand: ReactNode;
  sharedBy: string;
  layers: LiveMapProps['layers'];
  onLeave: () => void;
}

/** The vehicles of a link on the map, with what is told of them. */
export function SharedScene({
  view,
  endsAt,
  brand,
  sharedBy,
  layers,
  onLeave,
}: SharedSceneProps): ReactElement {
  const arrivals = useArrivals(view);
  const devices = useDevices();
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);
  const [chosenId, choose] = useState<number>();
  const list = [...devices.values()].sort((a, b) =>
    compareNames(readDeviceName(a), readDeviceName(b)),
  );
  const chosen =
    list.find(({ id }) => id === chosenId) ?? (list.length === 1 ? list[0] : undefined);
  const followKey = chosen
    ? String(chosen.id)
    : list
        .map(({ id }) => id)
        .slice(0, MAX_FOLLOWED)
        .join();
  const [followed, setFollowed] = useState<{ key: string; ids: number[] }>({ key: '', ids: [] });
  if (followed.key !== followKey) {
    setFollowed({ key: followKey, ids: followKey.split(',').filter(Boolean).map(Number) });
  }
  const { destinationLatitude: latitude, destinationLongitude: longitude } = view;
  const destination = useMemo(
    () => (latitude === 0 && longitude === 0 ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  const start = usePosition(chosen?.id);
  const starts = useMemo(() => (start ? [start] : []), [start]);
  return (
    <Root>
      <SharedHead brand={brand} sharedBy={sharedBy} endsAt={endsAt} onLeave={onLeave} />
      <Stage>
        <LiveMap
          layers={layers}
          show={view.showsFences ? WITH_FENCES : WITHOUT_FENCES}
          closestFit={STREETS_ZOOM}
          selectedId={destination ? chosenId : chosen?.id}
          onSelect={choose}
          followIds={view.showsTrail && !destination ? followed.ids : NOBODY}
          padding={isPhone ? { bottom: SHEET_PX } : { left: CARD_PX }}
          slots={{ tools: null }}
          slotProps={{ controls: { layersMenu: null } }}
        >
          {destination ? (
            <DestinationMark
              place={destination}
              from={starts}
              deviceIds={followed.ids}
              hasTrail={view.showsTrail}
            />
          ) : null}
        </LiveMap>
        <SharedCards
          view={view}
          arrivals={arrivals}
          devices={list}
          chosenId={chosen?.id}
          onChoose={choose}
        />
      </Stage>
    </Root>
  );
}
