import polylabel from 'polylabel';
import type { PlanePoint } from './simplify-line';

function ringArea(ring: readonly PlanePoint[]): number {
  let twice = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length]!;
    twice += point.x * next.y - next.x * point.y;
  });
  return Math.abs(twice) / 2;
}

/** Area of a polygon in m², its holes left out. */
export function computeArea([outer = [], ...holes]: readonly (readonly PlanePoint[])[]): number {
  return holes.reduce((area, hole) => area - ringArea(hole), ringArea(outer));
}

const PRECISION_METERS = 10;

/** The point of a polygon that is farthest from its edges. */
export function findInnerPoint(rings: readonly (readonly PlanePoint[])[]): PlanePoint {
  const [x = 0, y = 0] = polylabel(
    rings.map((ring) => ring.map((point) => [point.x, point.y])),
    PRECISION_METERS,
  );
  return { x, y };
}
