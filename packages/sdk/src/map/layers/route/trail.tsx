import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Position } from '../../../contract';
import { splitRoute } from '../../../domain/geo/split-route';
import { useTrackingClient } from '../../../react/provider/use-tracking-client';
import { drawRoute } from './draw-route';
import { toWorldX, toWorldY } from '../../canvas/mercator';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';

/** Props of `Trail`. */
export interface TrailProps {
  /** The vehicle that is tracked; another one starts a new trail. */
  deviceId: number;
  /** Fixes kept; default 500. */
  maxPoints?: number;
}

const TRAIL_Z_INDEX = 430;
const DEFAULT_MAX_POINTS = 500;

const isSamePlace = (a: Position | undefined, b: Position) =>
  a?.latitude === b.latitude && a.longitude === b.longitude;

/** The way of a tracked vehicle since the trail was put on the map (spec §4), drawn without renders. */
export function Trail({ deviceId, maxPoints = DEFAULT_MAX_POINTS }: TrailProps) {
  const map = useMap();
  const client = useTrackingClient();

  useEffect(() => {
    const fixes: Position[] = [];
    const layer = new StaticCanvasLayer({
      pane: 'rastro-trail',
      zIndex: TRAIL_Z_INDEX,
      className: 'rastro-trail-canvas',
      paint: (context, view, read) => {
        const trail = read('map-trail');
        const surface = read('surface');
        drawRoute(
          context,
          splitRoute(fixes).map((way) =>
            way.map(({ latitude, longitude }) => ({
              x: toWorldX(longitude) * view.scale - view.left,
              y: toWorldY(latitude) * view.scale - view.top,
              color: trail,
            })),
          ),
          { casing: surface, chevron: surface, dot: trail, flag: trail, flagInk: surface },
          { hasFlag: false, width: view.width, height: view.height },
        );
      },
    });
    const { positions } = client.live;
    const addFix = () => {
      const position = positions.get(deviceId);
      if (!position) return;
      // Of a stop its first and its last fix are enough, and tell how long it was.
      const isStanding = isSamePlace(fixes.at(-1), position) && isSamePlace(fixes.at(-2), position);
      if (isStanding) fixes.pop();
      fixes.push(position);
      if (fixes.length > maxPoints) fixes.shift();
      layer.redraw();
    };
    layer.addTo(map);
    addFix();
    const unsubscribe = positions.subscribeOne(deviceId, addFix);
    return () => {
      unsubscribe();
      layer.remove();
    };
  }, [map, client, deviceId, maxPoints]);

  return null;
}
