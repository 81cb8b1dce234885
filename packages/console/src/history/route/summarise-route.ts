import { haversineMeters } from '@rastro/sdk/domain';

/** The least a fix must have to be summed up; speed in knots. */
export type RoutePoint = {
  fixTime: string;
  latitude: number;
  longitude: number;
  speed: number;
  attributes: Record<string, unknown>;
};

/** A driven way in figures. */
export type RouteSummary = {
  distanceMeters: number;
  durationMs: number;
  maxSpeedKnots: number;
  startAt: string;
  endAt: string;
};

/** The way between two fixes: what the server counted, which knows of jumps, else the straight line. */
function stepMeters(from: RoutePoint, to: RoutePoint): number {
  const counted = to.attributes.distance;
  return typeof counted === 'number' ? counted : haversineMeters(from, to);
}

/** Distance, duration and top speed of fixes, oldest first; null without any. */
export function summariseRoute(points: readonly RoutePoint[]): RouteSummary | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  let distanceMeters = 0;
  let maxSpeedKnots = first.speed;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    distanceMeters += stepMeters(from, to);
    maxSpeedKnots = Math.max(maxSpeedKnots, to.speed);
  }
  return {
    distanceMeters,
    durationMs: Date.parse(last.fixTime) - Date.parse(first.fixTime),
    maxSpeedKnots,
    startAt: first.fixTime,
    endAt: last.fixTime,
  };
}
