import { haversineMeters, type Place } from './distance';

/** The least a fix must tell so that a way of many can be split; ISO time, speed in knots. */
export interface RouteStep extends Place {
  fixTime?: string | undefined;
  speed?: number | undefined;
  attributes?: Record<string, unknown> | undefined;
}

/** Longer silence is a gap when the vehicle drove before or is elsewhere afterwards, in milliseconds. */
const GAP_MS = 300_000;
/**
 * Min distance of a gap, in metres: under it, the route of a vehicle that slept where it stopped
 * goes on unbroken.
 */
const GAP_METERS = 500;
/** Slower is the noise of standing, in knots. */
const DRIVING_KNOTS = 2;
/** A way that the server counted as 0 is a leap from here on; below it is the noise of standing. */
const LEAP_METERS = 150;

/**
 * True when the way between two successive fixes is unknown: the server counted no distance
 * although the places are over 150 m apart, or they are over 5 minutes apart and either over 500 m
 * apart or the vehicle was driving at the first: it did not go on at that speed until the second.
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
