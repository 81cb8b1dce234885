import { latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { isRepeated } from '../../../domain/replay/find-leg';
import type { ReplayMarks } from '../../../domain/replay/replay-marks';
import type { RouteColoring } from '../../../domain/replay/replay-view';
import type { Replay } from '../../../react/replay/use-replay';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { toLatitude, toLongitude } from '../../canvas/mercator';
import { toFitOptions } from '../../view/map-movement';
import { useMapFrame } from '../../view/map-padding';
import { findShownLeg, paintReplay } from './paint-replay';
import { createThinner, toRouteShape } from './route-shape';
import type { PaintedRoute } from './painted-route';
import { usePicture } from '../picture/use-picture';
import { usePointing } from './use-pointing';
import { useReplayVehicles, type ReplayVehicle } from './use-replay-vehicles';

/** Props of `ReplayLayer`. */
export interface ReplayLayerProps {
  replay: Replay;
  coloring: RouteColoring;
  /** Shows stops and events; default both. Pass the same object while nothing changes. */
  marks?: ReplayMarks;
  /** Look of each vehicle, by device id. */
  vehicles: ReadonlyMap<number, ReplayVehicle>;
  /** Speed at which the last colour of the ramp begins, km/h; default 60. */
  limitKmh?: number | undefined;
}

const ROUTE_Z_INDEX = 420;
/** Width by which a vehicle's label sticks out beside its marker. */
const LABEL_PX = 24;
const MAX_FIT_ZOOM = 17;
const ALL_MARKS: ReplayMarks = {
  stops: true,
  events: true,
  fenceEvents: true,
  ignitionEvents: true,
};

/** The routes of a replay inside a `LiveMap`, and the vehicles where they were at its moment. */
export function ReplayLayer({
  replay,
  coloring,
  marks = ALL_MARKS,
  vehicles,
  limitKmh,
}: ReplayLayerProps): null {
  const map = useMap();
  const { padding, isReady } = useMapFrame();
  const { routes, colors, clock, selection } = replay;
  const painted = useMemo(
    () =>
      routes.map((route): PaintedRoute => {
        const shape = toRouteShape(route.track, route.trips, limitKmh);
        return {
          route,
          shape,
          thin: createThinner(shape),
          color: colors.get(route.deviceId) ?? 0,
          isAlone: routes.length === 1,
          isRepeated: isRepeated(route),
          projected: [],
        };
      }),
    [routes, colors, limitKmh],
  );
  const layer = useRef<StaticCanvasLayer | null>(null);
  const paint = useEffectEvent((...[context, view, read]: Parameters<PaintStatic>) =>
    paintReplay(context, view, read, painted, { coloring, selection, marks, ms: clock.getMs() }),
  );

  useEffect(() => {
    const made = new StaticCanvasLayer({
      pane: 'rastro-replay',
      zIndex: ROUTE_Z_INDEX,
      className: 'rastro-replay-canvas',
      paint: (context, view, read) => paint(context, view, read),
    });
    made.addTo(map);
    layer.current = made;
    return () => {
      layer.current = null;
      made.remove();
    };
  }, [map]);

  useEffect(() => layer.current?.redraw(), [painted, coloring, selection, marks]);

  useEffect(() => {
    const read = () => findPartKey(painted, clock.getMs());
    let shown = read();
    return clock.subscribe(() => {
      const now = read();
      if (now === shown) return;
      shown = now;
      layer.current?.redraw();
    });
  }, [painted, clock]);

  const fitted = useRef<{ of: unknown; isMoved: boolean }>({ of: null, isMoved: false });
  useEffect(() => {
    const onMove = () => (fitted.current.isMoved = true);
    map.on('dragstart', onMove);
    map.getContainer().addEventListener('wheel', onMove, { passive: true });
    return () => {
      map.off('dragstart', onMove);
      map.getContainer().removeEventListener('wheel', onMove);
    };
  }, [map]);
  useEffect(() => {
    if (!isReady || painted.length === 0) return;
    const isOther = fitted.current.of !== routes;
    if (isOther) fitted.current = { of: routes, isMoved: false };
    if (fitted.current.isMoved) return;
    const bounds = latLngBounds([]);
    for (const { shape } of painted) {
      bounds.extend([toLatitude(shape.south), toLongitude(shape.west)]);
      bounds.extend([toLatitude(shape.north), toLongitude(shape.east)]);
    }
    const fit = toFitOptions(map, padding, MAX_FIT_ZOOM);
    const [right, bottom] = fit.paddingBottomRight;
    map.fitBounds(bounds, { ...fit, paddingBottomRight: [right + LABEL_PX, bottom] });
  }, [map, routes, painted, isReady, padding]);

  usePicture(map, replay.picture);
  usePointing(map, layer, painted, replay);
  useReplayVehicles(map, replay, vehicles, padding);
  return null;
}

type PaintStatic = ConstructorParameters<typeof StaticCanvasLayer>[0]['paint'];

/** Returns a key of the stops the vehicles are in, and of their shown legs. */
const findPartKey = (painted: readonly PaintedRoute[], ms: number): string =>
  painted
    .map((one) => {
      const stop = one.route.stops.find(({ fromMs, toMs }) => fromMs <= ms && ms < toMs)?.number;
      return `${stop ?? 0} ${findShownLeg(one, ms)?.fromMs ?? 0}`;
    })
    .join();
