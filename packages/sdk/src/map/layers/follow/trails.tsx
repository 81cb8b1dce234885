import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import type { CssVariableName } from '@rastro/theme/tokens';
import { partTrail } from '../../../domain/follow/recent-trail';
import { MAX_FOLLOWED } from '../../../domain/follow/toggle-followed';
import { splitRoute } from '../../../domain/geo/split-route';
import { useFollowColors } from '../../../react/follow/use-follow-colors';
import { useTrails, type TrailOptions } from '../../../react/follow/use-trails';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { drawOlderTrail, drawRoute } from '../route/draw-route';
import { toWorldLines } from '../route/to-world-lines';
import { drawTrailMarks } from './draw-trail-marks';

/** Props of `Trails`. */
export interface TrailsProps extends TrailOptions {
  /** The vehicles that are tracked; each keeps its colour while it is named. */
  deviceIds: readonly number[];
  /** In the colour of routes and without ring and number: of a vehicle that nobody follows. */
  isLight?: boolean;
}

const TRAIL_Z_INDEX = 430;

/** The token of a trail's colour, counted from 0. */
export const toTrailToken = (color: number): CssVariableName =>
  `trail-${((color % MAX_FOLLOWED) + 1) as 1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * The ways of tracked vehicles, each in its colour with a ring around the vehicle and its number where it
 * begins (spec §4): of the last 30 minutes and of all that comes, drawn without renders. The last 40 minutes
 * are drawn at full strength, what is older thin and faint.
 */
export function Trails({ deviceIds, isLight = false, ...kept }: TrailsProps) {
  const map = useMap();
  const trails = useTrails(deviceIds, kept);
  const colors = useFollowColors(deviceIds);
  const listLines = useEffectEvent(() =>
    deviceIds.map((deviceId) => {
      const { older, recent } = partTrail(splitRoute(trails.get(deviceId)));
      const { lines, shifts } = toWorldLines([...older, ...recent]);
      return { color: colors.get(deviceId) ?? 0, lines, shifts, olderCount: older.length };
    }),
  );

  useEffect(() => {
    const layer = new StaticCanvasLayer({
      pane: 'rastro-trail',
      zIndex: TRAIL_Z_INDEX,
      className: 'rastro-trail-canvas',
      paint: (context, view, read) => {
        const surface = read('surface');
        for (const { color, lines, shifts, olderCount } of listLines()) {
          const ink = read(isLight ? 'map-trail' : toTrailToken(color));
          for (const shift of shifts) {
            const ways = lines.map((way) =>
              way.map(({ x, y }) => ({
                x: (x + shift) * view.scale - view.left,
                y: y * view.scale - view.top,
                color: ink,
              })),
            );
            if (olderCount > 0) drawOlderTrail(context, ways.slice(0, olderCount), ink);
            const hasDot = olderCount === 0;
            drawRoute(
              context,
              ways.slice(olderCount),
              { casing: surface, chevron: surface, dot: ink, flag: ink, flagInk: surface },
              { hasFlag: false, isTrail: true, hasDot, width: view.width, height: view.height },
            );
            const [first, last] = [ways[0]?.[0], ways.at(-1)?.at(-1)];
            if (isLight || !first || !last) continue;
            const look = { number: color + 1, ink, surface, text: read('text') };
            drawTrailMarks(context, { first, last }, look);
          }
        }
      },
    });
    layer.addTo(map);
    const unsubscribe = trails.subscribe(() => layer.redraw());
    return () => {
      unsubscribe();
      layer.remove();
    };
  }, [map, trails, isLight]);

  return null;
}
