import type { Place } from './distance';
import { unwrapLongitude } from './unwrap-longitude';

interface Edge {
  index: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** Self-intersection of a ring's line. */
export interface Crossing {
  at: Place;
  /** The points, counted from 0, at which the two pieces begin. */
  edges: readonly [number, number];
}

/**
 * Returns the intersection of two segments; undefined if they do not meet, or are collinear without
 * a common part.
 */
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

function toEdges(ring: readonly Place[]): Edge[] {
  const xs: number[] = [];
  for (const { longitude } of ring) xs.push(unwrapLongitude(longitude, xs.at(-1)));
  return ring.map((place, index): Edge => {
    const next = (index + 1) % ring.length;
    const fromX = xs[index] ?? 0;
    const toX = unwrapLongitude(xs[next] ?? 0, fromX);
    return { index, fromX, fromY: place.latitude, toX, toY: ring[next]?.latitude ?? 0 };
  });
}

/** The direction that most of the line runs in, as a unit: the mean of the doubled angles, so that there and back are one. */
function findGrain(edges: readonly Edge[]): readonly [number, number] {
  let [cos, sin] = [0, 0];
  for (const { fromX, fromY, toX, toY } of edges) {
    const [x, y] = [toX - fromX, toY - fromY];
    const length = Math.hypot(x, y);
    if (length === 0) continue;
    cos += (x * x - y * y) / length;
    sin += (2 * x * y) / length;
  }
  const angle = Math.atan2(sin, cos) / 2;
  return [Math.cos(angle), Math.sin(angle)];
}

/** The least and the greatest of each edge along a direction. */
function measureAlong(edges: readonly Edge[], [x, y]: readonly [number, number]) {
  const low = new Float64Array(edges.length);
  const high = new Float64Array(edges.length);
  edges.forEach(({ fromX, fromY, toX, toY }, index) => {
    const [from, to] = [fromX * x + fromY * y, toX * x + toY * y];
    // What touches shall still touch when it is rounded.
    const slack = 1e-12 * (1 + Math.abs(from) + Math.abs(to));
    low[index] = Math.min(from, to) - slack;
    high[index] = Math.max(from, to) + slack;
  });
  return { low, high };
}

/**
 * Yields the places where a ring's line crosses or touches itself. Segments are compared with their
 * neighbours across the direction that most of them run in, which keeps thousands of parallel ones,
 * as in a zigzag, apart.
 */
export function* listCrossings(ring: readonly Place[]): Generator<Crossing> {
  const count = ring.length;
  const edges = toEdges(ring);
  const [cos, sin] = findGrain(edges);
  const across = measureAlong(edges, [-sin, cos]);
  const along = measureAlong(edges, [cos, sin]);
  const order = Uint32Array.from(edges, ({ index }) => index);
  order.sort((a, b) => across.low[a]! - across.low[b]!);
  for (let place = 0; place < count; place++) {
    const index = order[place]!;
    const [end, low, high] = [across.high[index]!, along.low[index]!, along.high[index]!];
    for (let next = place + 1; next < count; next++) {
      const other = order[next]!;
      if (across.low[other]! > end) break;
      if (along.low[other]! > high || along.high[other]! < low) continue;
      const apart = Math.abs(index - other);
      if (apart === 1 || apart === count - 1) continue;
      const point = meet(edges[index]!, edges[other]!);
      if (!point) continue;
      const longitude = unwrapLongitude(point.x, 0);
      const pair = [Math.min(index, other), Math.max(index, other)] as const;
      yield { at: { latitude: point.y, longitude }, edges: pair };
    }
  }
}

/** One place where the line of a ring runs through or touches itself; undefined for a simple ring. */
export function findCrossing(ring: readonly Place[]): Crossing | undefined {
  for (const crossing of listCrossings(ring)) return crossing;
  return undefined;
}
