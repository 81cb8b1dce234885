import { useEffect, useMemo } from 'react';
import { useMap } from 'react-leaflet';
import { latLngBounds } from 'leaflet';
import { splitRoute, type RouteStep } from '../../../domain/geo/split-route';
import { drawRoute } from './draw-route';
import { toRampIndex } from './speed-ramp';
import { toWorldLines } from './to-world-lines';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { toFitOptions } from '../../view/map-movement';
import { useMapFrame } from '../../view/map-padding';

/**
 * A point of a way, oldest first; speed in knots colours the piece that ends in it. Times and
 * counted distances (`attributes.distance`) let the line break where the way is not known.
 */
export interface RouteFix extends RouteStep {
  speed?: number;
}

/** Props of `RouteLine`. */
export interface RouteLineProps {
  points: readonly RouteFix[];
  /** Colour by the speed ramp; default true. False draws it in the colour of a trail. */
  ramp?: boolean;
  /** Speed at which the ramp's last colour begins, km/h; default 60. */
  limitKmh?: number;
  /** Show all of it when the points change; default true. */
  fit?: boolean;
  /** A flag at the end; default true. */
  flag?: boolean;
}

const ROUTE_Z_INDEX = 420;
const MAX_FIT_ZOOM = 17;

/** A driven way inside a `LiveMap`, with its start and end; open where the way is not known. */
export function RouteLine({
  points,
  ramp = true,
  limitKmh,
  fit = true,
  flag = true,
}: RouteLineProps) {
  const map = useMap();
  const { padding, isReady } = useMapFrame();
  const world = useMemo(() => toWorldLines(splitRoute(points)), [points]);

  useEffect(() => {
    if (world.lines.length === 0) return;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-route',
      zIndex: ROUTE_Z_INDEX,
      className: 'rastro-route-canvas',
      paint: (context, view, read) => {
        const trail = read('map-trail');
        const colors = ramp
          ? ([1, 2, 3, 4] as const).map((step) => read(`speed-ramp-${step}`))
          : [trail, trail, trail, trail];
        for (const shift of world.shifts) {
          drawRoute(
            context,
            world.lines.map((way) =>
              way.map(({ x, y, of }) => ({
                x: (x + shift) * view.scale - view.left,
                y: y * view.scale - view.top,
                color: colors[toRampIndex(of.speed ?? 0, limitKmh)] ?? trail,
              })),
            ),
            {
              casing: read('surface'),
              chevron: read('surface'),
              dot: trail,
              flag: read('text'),
              flagInk: read('surface'),
            },
            { hasFlag: flag, width: view.width, height: view.height },
          );
        }
      },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, world, ramp, limitKmh, flag]);

  useEffect(() => {
    if (!fit || !isReady || points.length === 0) return;
    const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    map.fitBounds(bounds, toFitOptions(map, padding, MAX_FIT_ZOOM));
  }, [map, points, fit, isReady, padding]);

  return null;
}
