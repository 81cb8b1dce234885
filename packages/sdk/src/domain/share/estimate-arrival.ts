import { haversineMeters, type Place } from '../geo/distance';
import { measureWay } from '../geo/measure-way';
import { MINUTE_MS, SECOND_MS } from '../time/durations';

/** A fix that counts for how fast a vehicle was lately. */
export interface ArrivalFix extends Place {
  /** Epoch ms. */
  timeMs: number;
}

/** How far it is and when a vehicle is likely there, epoch ms; null while it does not come nearer by itself. */
export interface Arrival {
  leftMeters: number;
  arrivesAt: number | null;
}

/** Roads are longer than the crow flies. */
const ROAD_FACTOR = 1.3;
/** Who is this near has arrived. */
const ARRIVED_METERS = 100;
/** So much of the way before now tells how fast it goes on. */
export const ARRIVAL_WINDOW_MS = 15 * MINUTE_MS;
/** Slower than this, in metres a second, is no journey: a queue would arrive next week. */
const SLOWEST_MPS = 1.4;
/** An older fix says nothing of now. */
const STALE_MS = 10 * MINUTE_MS;

/**
 * When a vehicle arrives, from the way that is left and how fast it was in the last quarter of an hour, stops
 * included. `fixes` are in the order they were made, the last one says where it is.
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
