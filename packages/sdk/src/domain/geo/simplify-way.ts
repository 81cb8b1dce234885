import { EARTH_RADIUS_METERS, type Place } from './distance';
import { unwrapLongitude } from './unwrap-longitude';

const METERS_PER_DEGREE = (Math.PI * EARTH_RADIUS_METERS) / 180;

/** Metres of a flat map around the middle of the places: fences are small. */
function toPlane(places: readonly Place[]): Float64Array {
  const middle = places[Math.floor(places.length / 2)]?.latitude ?? 0;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const plane = new Float64Array(places.length * 2);
  let before: number | undefined;
  places.forEach(({ latitude, longitude }, index) => {
    before = unwrapLongitude(longitude, before);
    plane[2 * index] = before * METERS_PER_DEGREE * shrink;
    plane[2 * index + 1] = latitude * METERS_PER_DEGREE;
  });
  return plane;
}

/** Squared, since a root for each place of a long way takes most of the time. */
function squaredDistanceToLine(plane: Float64Array, index: number, from: number, to: number) {
  const ax = plane[2 * from]!;
  const ay = plane[2 * from + 1]!;
  const dx = plane[2 * to]! - ax;
  const dy = plane[2 * to + 1]! - ay;
  const x = plane[2 * index]! - ax;
  const y = plane[2 * index + 1]! - ay;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  const offX = x - share * dx;
  const offY = y - share * dy;
  return offX * offX + offY * offY;
}

/**
 * A way of fewer places that stays within `toleranceMeters` of the one given; its ends stay. Places
 * are left out, none is moved. Where more than `most` would be left it gives up, and all are.
 */
export function simplifyWay<P extends Place>(
  places: readonly P[],
  toleranceMeters: number,
  most = Infinity,
): P[] {
  if (places.length < 3) return [...places];
  const plane = toPlane(places);
  const keeps = new Uint8Array(places.length);
  keeps[0] = keeps[places.length - 1] = 1;
  let kept = 2;
  const pieces: [number, number][] = [[0, places.length - 1]];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [from, to] = piece;
    let farthest = -1;
    let distance = toleranceMeters * toleranceMeters;
    for (let index = from + 1; index < to; index++) {
      const off = squaredDistanceToLine(plane, index, from, to);
      if (off <= distance) continue;
      farthest = index;
      distance = off;
    }
    if (farthest < 0) continue;
    keeps[farthest] = 1;
    if (++kept > most) return [...places];
    pieces.push([from, farthest], [farthest, to]);
  }
  return places.filter((_, index) => keeps[index] === 1);
}
