import type { Place } from './distance';
import { unwrapLongitude } from './unwrap-longitude';

interface Edge {
  index: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** Where the line of a ring runs through itself. */
export interface Crossing {
  at: Place;
  /** The points, counted from 0, at which the two pieces begin. */
  edges: readonly [number, number];
}

/** Where two pieces meet; undefined where they do not, or lie on one line without a common part. */
function meet(a: Edge, b: Edge): { x: number; y: number } | undefined {
  const [ax, ay] = [a.toX - a.fromX, a.toY - a.fromY];
  const [bx, by] = [b.toX - b.fromX, b.toY - b.fromY];
  const [dx, dy] = [b.fromX - a.fromX, b.fromY - a.fromY];
  const cross = ax * by - ay * bx;
  if (cross === 0) {
    if (dx * ay - dy * ax !== 0) return undefined;
    const length = ax * ax + ay * ay;
    const [start, end] = [dx * ax + dy * ay, (dx + bx) * ax + (dy + by) * ay];
    const from = Math.max(0, Math.min(start, end));
    if (length === 0 || from > Math.min(length, Math.max(start, end))) return undefined;
    return { x: a.fromX + (from / length) * ax, y: a.fromY + (from / length) * ay };
  }
  const [onA, onB] = [(dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross];
  if (onA < 0 || onA > 1 || onB < 0 || onB > 1) return undefined;
  return { x: a.fromX + onA * ax, y: a.fromY + onA * ay };
}

/** Where the line of a ring first runs through or touches itself; undefined for a simple ring. */
export function findCrossing(ring: readonly Place[]): Crossing | undefined {
  const count = ring.length;
  const xs: number[] = [];
  for (const { longitude } of ring) xs.push(unwrapLongitude(longitude, xs.at(-1)));
  const edges = ring.map((place, index): Edge => {
    const next = (index + 1) % count;
    const fromX = xs[index] ?? 0;
    const toX = unwrapLongitude(xs[next] ?? 0, fromX);
    return { index, fromX, fromY: place.latitude, toX, toY: ring[next]?.latitude ?? 0 };
  });
  const west = ({ fromX, toX }: Edge) => Math.min(fromX, toX);
  const east = ({ fromX, toX }: Edge) => Math.max(fromX, toX);
  const sorted = [...edges].sort((a, b) => west(a) - west(b));
  const areNeighbours = (a: Edge, b: Edge) => {
    const apart = Math.abs(a.index - b.index);
    return apart === 1 || apart === count - 1;
  };
  for (const [place, edge] of sorted.entries()) {
    for (let other = place + 1; other < count; other++) {
      const next = sorted[other];
      if (!next || west(next) > east(edge)) break;
      if (areNeighbours(edge, next)) continue;
      const point = meet(edge, next);
      if (!point) continue;
      const longitude = unwrapLongitude(point.x, 0);
      const [first, second] = [edge.index, next.index].sort((a, b) => a - b) as [number, number];
      return { at: { latitude: point.y, longitude }, edges: [first, second] };
    }
  }
  return undefined;
}
