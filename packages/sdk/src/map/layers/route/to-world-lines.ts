import type { Place } from '../../../domain/geo/distance';
import { unwrapLongitude } from '../../../domain/geo/unwrap-longitude';
import { toWorldX, toWorldY } from '../../canvas/mercator';

/** Lines in world units, and how often the world has to be repeated to show all of them. */
export interface WorldLines<P> {
  lines: { x: number; y: number; of: P }[][];
  /** Worlds to the east that the lines are drawn at besides their own: −1 or 1 over the date line. */
  shifts: number[];
}

/** Lines on the map; one over the date line goes on beyond the world's edge, and is shown at both. */
export function toWorldLines<P extends Place>(ways: readonly (readonly P[])[]): WorldLines<P> {
  let before: number | undefined;
  let [west, east] = [Infinity, -Infinity];
  const lines = ways.map((way) =>
    way.map((of) => {
      before = unwrapLongitude(of.longitude, before);
      const x = toWorldX(before);
      west = Math.min(west, x);
      east = Math.max(east, x);
      return { x, y: toWorldY(of.latitude), of };
    }),
  );
  return { lines, shifts: [0, ...(west < 0 ? [1] : []), ...(east > 1 ? [-1] : [])] };
}
