import type { ReactElement } from 'react';
import { RouteLine, type RouteFix } from '../../map/layers/route/route-line';
import { MapPicture } from '../../map/layers/picture/map-picture';
import type { ReplayPicture } from '../../react/replay/replay-picture';
import { LiveMap } from '../live-map';

/** Nobody's: what is now says nothing of what was then. */
const NO_VEHICLE = { onlyDeviceId: -1 };
/** Whole: there is no vehicle to start at. */
const SLOTS = { tools: null } as const;

/** What a row of a report tells of, on a map. */
export function RowMapView({
  points,
  picture,
}: {
  points: readonly RouteFix[];
  picture: ReplayPicture;
}): ReactElement {
  return (
    <LiveMap filter={NO_VEHICLE} faintFences slots={SLOTS}>
      {points.length > 0 ? <RouteLine points={points} /> : null}
      <MapPicture picture={picture} />
    </LiveMap>
  );
}
