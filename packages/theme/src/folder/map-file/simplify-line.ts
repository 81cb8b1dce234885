/** A point on a flat map, in metres east and north. */
export interface PlanePoint {
  x: number;
  y: number;
}

function distanceToSegment(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const lengthSquared = dx * dx + dy * dy;
  const along =
    lengthSquared === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / lengthSquared;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/**
 * Douglas–Peucker: the fewest of the given points such that none left out lies further than
 * `toleranceMeters` from the line. Both ends stay.
 */
export function simplifyLine(points: readonly PlanePoint[], toleranceMeters: number): PlanePoint[] {
  const last = points.length - 1;
  const kept = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [start, end] = range;
    const from = points[start];
    const to = points[end];
    if (!from || !to) continue;
    let farthest = start;
    let max = toleranceMeters;
    for (let at = start + 1; at < end; at++) {
      const point = points[at];
      const distance = point ? distanceToSegment(point, from, to) : 0;
      if (distance > max) [farthest, max] = [at, distance];
    }
    if (farthest === start) continue;
    kept.add(farthest);
    open.push([start, farthest], [farthest, end]);
  }
  return points.filter((_, at) => kept.has(at));
}
