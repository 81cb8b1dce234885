import type { ReactElement } from 'react';
import { convertSpeed } from '../../domain';
import { RouteLine, type RouteFix } from '../../map/layers/route/route-line';
import { MapPicture } from '../../map/layers/picture/map-picture';
import { useDevices } from '../../react';
import type { ReplayPicture } from '../../react/replay/replay-picture';
import { useRouteLimit } from '../../react/replay/use-route-limit';
import { LiveMap } from '../live-map';

/** Nobody's: what is now says nothing of what was then. */
const NO_VEHICLE = { onlyDeviceId: -1 };
/** Whole: there is no vehicle to start at. */
const SLOTS = { tools: null } as const;

/** Map of a report row. */
export function RowMapView({
  deviceId,
  points,
  picture,
}: {
  deviceId: number;
  points: readonly RouteFix[];
  picture: ReplayPicture;
}): ReactElement {
  const limitKnots = useRouteLimit([deviceId], useDevices());
  const limit = limitKnots === null ? {} : { limitKmh: convertSpeed(limitKnots, 'kmh') };
  return (
    <LiveMap filter={NO_VEHICLE} faintFences slots={SLOTS}>
      {points.length > 0 ? <RouteLine points={points} {...limit} /> : null}
      <MapPicture picture={picture} />
    </LiveMap>
  );
}
