import { haversineMeters, type Place } from '../geo/distance';
import { measureWay } from '../geo/measure-way';
import { MINUTE_MS, SECOND_MS } from '../time/durations';

/** A fix that counts for how fast a vehicle was lately. */
export interface ArrivalFix extends Place {
  /** Epoch ms. */
  timeMs: number;
}

/**
 * Distance left and likely time of arrival of a vehicle, epoch ms; null while it is not approaching
 * by itself.
 */
export interface Arrival {
  leftMeters: number;
  arrivesAt: number | null;
}

/** Roads are longer than the crow flies. */
const ROAD_FACTOR = 1.3;
/** Distance at which a vehicle counts as arrived. */
const ARRIVED_METERS = 100;
/** Length of the recent route that predicts the speed. */
export const ARRIVAL_WINDOW_MS = 15 * MINUTE_MS;
/** Slower than this, in metres a second, is no journey: a queue would arrive next week. */
const SLOWEST_MPS = 1.4;
/** An older fix says nothing of now. */
const STALE_MS = 10 * MINUTE_MS;

/**
 * Estimates the arrival of a vehicle from the distance left and its speed in the last quarter of an
 * hour, stops included. `fixes` are in the order of their creation, the last one is the current
 * place.
 */
export function estimateArrival(
  fixes: readonly ArrivalFix[],
  destination: Place,
  nowMs: number,
): Arrival | null {
  const last = fixes.at(-1);
  if (last === undefined) return null;
  const straight = haversineMeters(last, destination);
  if (straight <= ARRIVED_METERS) return { leftMeters: 0, arrivesAt: last.timeMs };
  const leftMeters = Math.round(straight * ROAD_FACTOR);
  const recent = fixes.filter(({ timeMs }) => timeMs >= nowMs - ARRIVAL_WINDOW_MS);
  const first = recent[0];
  const seconds = first === undefined ? 0 : (last.timeMs - first.timeMs) / SECOND_MS;
  const speed = seconds > 0 ? (measureWay(recent).at(-1) ?? 0) / seconds : 0;
  if (speed < SLOWEST_MPS || nowMs - last.timeMs > STALE_MS) return { leftMeters, arrivesAt: null };
  return { leftMeters, arrivesAt: last.timeMs + (leftMeters / speed) * SECOND_MS };
}
