import { EARTH_RADIUS_METERS, type Place } from './distance';
import { listCrossings } from './find-crossing';
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

/** Max number of distance checks per place of a way; beyond it the way is not simplified. */
const LOOKS_A_PLACE = 50;

/** The place between two that is farthest from the line between them; −1 where none is farther than that. */
function findFarthest(plane: Float64Array, from: number, to: number, toleranceMeters: number) {
  let farthest = -1;
  let distance = toleranceMeters * toleranceMeters;
  for (let index = from + 1; index < to; index++) {
    const off = squaredDistanceToLine(plane, index, from, to);
    if (off <= distance) continue;
    farthest = index;
    distance = off;
  }
  return farthest;
}

/** 1 for each place that stays; null where it gives up. */
function chooseKept(plane: Float64Array, toleranceMeters: number, most: number): Uint8Array | null {
  const count = plane.length / 2;
  const keeps = new Uint8Array(count);
  keeps[0] = keeps[count - 1] = 1;
  let kept = 2;
  let looks = LOOKS_A_PLACE * count;
  const pieces: [number, number][] = [[0, count - 1]];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [from, to] = piece;
    looks -= to - from;
    const farthest = findFarthest(plane, from, to, toleranceMeters);
    if (farthest < 0) continue;
    keeps[farthest] = 1;
    if (++kept > most || looks < 0) return null;
    pieces.push([from, farthest], [farthest, to]);
  }
  return keeps;
}

/**
 * A way of fewer places that stays within `toleranceMeters` of the one given; its ends stay. Places
 * are left out, none is moved. Where more than `most` would be left, or the search takes too long, it
 * gives up, and all are.
 */
export function simplifyWay<P extends Place>(
  places: readonly P[],
  toleranceMeters: number,
  most = Infinity,
): P[] {
  if (places.length < 3) return [...places];
  const keeps = chooseKept(toPlane(places), toleranceMeters, most);
  return keeps ? places.filter((_, index) => keeps[index] === 1) : [...places];
}

/** Max number of crossings repaired before the ring is checked again. */
const MENDED_AT_ONCE = 500;
const MAX_ROUNDS = 40;

/**
 * The same of a ring, given without its first place at its end. Where a simpler line would run through
 * itself it keeps more of its places there, so that only a ring that did so before does after.
 */
export function simplifyRing<P extends Place>(
  places: readonly P[],
  toleranceMeters: number,
  most = Infinity,
): P[] {
  const [first] = places;
  if (!first || places.length < 4) return [...places];
  const plane = toPlane([...places, first]);
  const keeps = chooseKept(plane, toleranceMeters, most);
  if (!keeps) return [...places];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const kept = [...keeps.keys()].filter((index) => keeps[index] === 1);
    if (kept.length - 1 > most) return [...places];
    const ring = kept.slice(0, -1).flatMap((index) => places[index] ?? []);
    let [found, mended] = [0, 0];
    for (const { edges } of listCrossings(ring)) {
      if (++found > MENDED_AT_ONCE) break;
      for (const edge of edges) {
        const farthest = findFarthest(plane, kept[edge] ?? 0, kept[edge + 1] ?? 0, 0);
        if (farthest < 0) continue;
        keeps[farthest] = 1;
        mended++;
      }
    }
    if (mended === 0) return ring;
  }
  return [...places];
}
