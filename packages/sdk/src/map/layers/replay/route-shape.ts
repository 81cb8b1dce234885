import { unwrapLongitude } from '../../../domain/geo/unwrap-longitude';
import { findTimeIndex, type RouteTrack } from '../../../domain/replay/route-track';
import type { Period } from '../../../domain/time/period';
import { toWorldX, toWorldY, worldPixels } from '../../canvas/mercator';
import { toRampIndex } from '../route/speed-ramp';

/** A route in world units, ready to be drawn at any zoom. */
export interface RouteShape {
  xs: Float64Array;
  ys: Float64Array;
  timesMs: Float64Array;
  gaps: Uint8Array;
  /** Colour of the piece that ends in each point: an index into the colours of its kind. */
  speedSteps: Uint8Array;
  trips: Uint8Array;
  west: number;
  east: number;
  north: number;
  south: number;
  /** Worlds to the east that it is drawn at besides its own: −1 or 1 over the date line. */
  shifts: readonly number[];
}

/** Trips that follow each other in as many colours. */
const TRIP_COLORS = 6;

/** Puts a route on the map; one over the date line goes on beyond the world's edge. */
export function toRouteShape(
  { fixes, timesMs, gaps }: RouteTrack,
  trips: readonly Period[],
  limitKmh?: number,
): RouteShape {
  const count = fixes.length;
  const shape = {
    xs: new Float64Array(count),
    ys: new Float64Array(count),
    speedSteps: new Uint8Array(count),
    trips: new Uint8Array(count),
  };
  const tripStarts = Float64Array.from(trips, ({ fromMs }) => fromMs).sort();
  let longitude: number | undefined;
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  fixes.forEach((fix, index) => {
    longitude = unwrapLongitude(fix.longitude, longitude);
    const x = (shape.xs[index] = toWorldX(longitude));
    const y = (shape.ys[index] = toWorldY(fix.latitude));
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
    shape.speedSteps[index] = toRampIndex(fix.speed, limitKmh);
    const trip = findTimeIndex(tripStarts, timesMs[index] ?? 0);
    shape.trips[index] = Math.max(0, trip) % TRIP_COLORS;
  });
  const shifts = [0, ...(west < 0 ? [1] : []), ...(east > 1 ? [-1] : [])];
  return { ...shape, timesMs, gaps, west, east, north, south, shifts };
}

/** Points nearer than this to the last one that is drawn cannot be told from it, px. */
const NEAR_PX = 1.2;

/**
 * The points of a shape that can be told apart at a zoom level, their indices: the first and the last
 * of each part between gaps among them.
 */
function thinShape({ xs, ys, gaps }: RouteShape, zoom: number): Uint32Array {
  const scale = worldPixels(zoom);
  const kept: number[] = [];
  let [lastX, lastY] = [NaN, NaN];
  for (let index = 0; index < xs.length; index++) {
    const x = (xs[index] ?? 0) * scale;
    const y = (ys[index] ?? 0) * scale;
    const isEnd = gaps[index] === 1 || gaps[index + 1] === 1 || index === xs.length - 1;
    // Not less than: the first point has none before it.
    if (!isEnd && Math.abs(x - lastX) < NEAR_PX && Math.abs(y - lastY) < NEAR_PX) continue;
    kept.push(index);
    [lastX, lastY] = [x, y];
  }
  return Uint32Array.from(kept);
}

/** Thins a shape once a zoom level. */
export function createThinner(shape: RouteShape): (zoom: number) => Uint32Array {
  const known = new Map<number, Uint32Array>();
  return (zoom) => {
    const level = Math.ceil(zoom);
    let kept = known.get(level);
    if (!kept) known.set(level, (kept = thinShape(shape, level)));
    return kept;
  };
}
