import { lazy, Suspense, type ReactElement } from 'react';
import type { Place } from '../../domain/geo/distance';
import type { Position } from '../../contract';

const Destination = lazy(async () => ({
  default: (await import('../../map/layers/destination/destination-layer')).DestinationLayer,
}));
const Camera = lazy(async () => ({
  default: (await import('../../map/layers/destination/destination-camera')).DestinationCamera,
}));
const Ways = lazy(async () => ({
  default: (await import('../../map/layers/follow/trails')).Trails,
}));
const Route = lazy(async () => ({
  default: (await import('../../map/layers/route/route-line')).RouteLine,
}));

/** Mark of the vehicles' destination on the map of a link, with both kept in view. */
export const DestinationMark = ({
  deviceIds,
  hasTrail,
  ...rest
}: {
  place: Place;
  from: readonly Place[];
  deviceIds: readonly number[];
  hasTrail: boolean;
}): ReactElement => (
  <Suspense>
    {hasTrail ? <Ways deviceIds={deviceIds} /> : null}
    <Destination {...rest} />
    <Camera place={rest.place} deviceIds={deviceIds} />
  </Suspense>
);

/** The way of a past period, and how far of it somebody has gone. */
export const ReplayWay = ({
  fixes,
  count,
  hasSpeed,
}: {
  fixes: readonly Position[];
  count: number;
  hasSpeed: boolean;
}): ReactElement => (
  <Suspense>
    <Route points={fixes} ramp={false} flag={false} />
    {count > 1 ? <Route points={fixes.slice(0, count)} ramp={hasSpeed} fit={false} /> : null}
  </Suspense>
);
