import { haversineMeters, type Place } from './distance';

/** The least a fix must tell so that a way of many can be split; ISO time, speed in knots. */
export interface RouteStep extends Place {
  fixTime?: string | undefined;
  speed?: number | undefined;
  attributes?: Record<string, unknown> | undefined;
}

/** Longer silence is a gap when the vehicle drove before or is elsewhere afterwards, in milliseconds. */
const GAP_MS = 300_000;
/** How far elsewhere, in metres: under it, a vehicle that slept where it stood goes on as one. */
const GAP_METERS = 500;
/** Slower is the noise of standing, in knots. */
const DRIVING_KNOTS = 2;
/** A way that the server counted as 0 is a leap from here on; below it is the noise of standing. */
const LEAP_METERS = 150;

/**
 * Whether nobody knows the way between two fixes that follow each other: the server counted none
 * although the places lie over 150 m apart, or over 5 minutes lie between them and either 500 m or the
 * vehicle drove at the first: it did not go on at that speed till the second.
 */
export function isRouteBreak(from: RouteStep, to: RouteStep): boolean {
  const meters = haversineMeters(from, to);
  if (to.attributes?.['distance'] === 0 && meters > LEAP_METERS) return true;
  const mayBeGap = meters > GAP_METERS || (from.speed ?? 0) >= DRIVING_KNOTS;
  if (!mayBeGap || !from.fixTime || !to.fixTime) return false;
  return Date.parse(to.fixTime) - Date.parse(from.fixTime) > GAP_MS;
}

/**
 * Splits fixes, oldest first, into the ways that were driven without a break. Every fix is in
 * exactly one of them, in its order.
 */
export function splitRoute<Fix extends RouteStep>(fixes: readonly Fix[]): Fix[][] {
  const ways: Fix[][] = [];
  let last: Fix | undefined;
  for (const fix of fixes) {
    const way = ways.at(-1);
    if (way && last && !isRouteBreak(last, fix)) way.push(fix);
    else ways.push([fix]);
    last = fix;
  }
  return ways;
}
