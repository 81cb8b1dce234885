import {
  HOUR_MS,
  MINUTE_MS,
  haversineMeters,
  KNOTS_PER_METER_PER_SECOND,
} from '@rastro/sdk/domain';
import { computeBearing, isMovingLeg } from '../day/derive-motion';
import type { FleetBus, FleetDay, FleetFix } from '../day/fleet-day';

/** One message of a bus to send when the file's clock reads `fix.clockMs`. */
export interface ReplayMessage {
  vehicleId: string;
  fix: FleetFix;
  /** Lies between two real fixes. */
  isInterpolated: boolean;
}

/** A stretch of the file's clock that is played without a jump. */
export interface ReplaySegment {
  fromClockMs: number;
  /** Start time, epoch milliseconds. */
  startedAt: number;
}

/**
 * File clock at which the live part starts, at first and in each round: from here on 100 buses
 * move.
 */
export const PLAY_FROM_CLOCK_MS = 9.5 * HOUR_MS;
/** Rest between the last fix of the day and the next round; long enough that trips end. */
export const PAUSE_MS = 3 * MINUTE_MS;
/** Fixes further apart stay a gap. */
export const MAX_INTERPOLATED_MS = 3 * MINUTE_MS;
/** A bus that was not heard of for longer is not out. */
const MAX_SILENCE_MS = 10 * MINUTE_MS;
const STEP_MS = 10_000;

/** Returns the file's clock now; at most the end of the day. */
export function resolveClock(
  segment: ReplaySegment,
  now: number,
  speed: number,
  day: Pick<FleetDay, 'lastClockMs'>,
): number {
  const clockMs = segment.fromClockMs + Math.max(0, now - segment.startedAt) * speed;
  // One past the last fix, so that a half-open window takes it in.
  return Math.min(clockMs, day.lastClockMs + 1);
}

/** The segment that plays now: the same, or the next round once the day and the pause are over. */
export function nextSegment(
  segment: ReplaySegment,
  now: number,
  speed: number,
  day: Pick<FleetDay, 'lastClockMs'>,
): ReplaySegment {
  const restMs = Math.max(0, day.lastClockMs - segment.fromClockMs) / speed + PAUSE_MS / speed;
  return now < segment.startedAt + restMs
    ? segment
    : { fromClockMs: PLAY_FROM_CLOCK_MS, startedAt: now };
}

/** File time between two interpolated fixes: 10 s, and when hastened at least 1 s of real time. */
export function resolveStepMs(speed: number): number {
  return Math.max(STEP_MS, speed * 1000);
}

/** Index of the first fix at or after `clockMs`. */
function findFirstFrom(fixes: readonly FleetFix[], clockMs: number): number {
  let low = 0;
  let high = fixes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fixes[middle]?.clockMs ?? Infinity) < clockMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Interpolates the fix of a bus `elapsedMs` after `from`, on the straight line to `to`. */
function placeOnLeg(from: FleetFix, to: FleetFix, elapsedMs: number): FleetFix {
  const spanMs = to.clockMs - from.clockMs;
  const part = elapsedMs / spanMs;
  const isMoving = isMovingLeg(from, to);
  const metersPerSecond = haversineMeters(from, to) / (spanMs / 1000);
  return {
    ...from,
    clockMs: from.clockMs + elapsedMs,
    latitude: Number((from.latitude + (to.latitude - from.latitude) * part).toFixed(6)),
    longitude: Number((from.longitude + (to.longitude - from.longitude) * part).toFixed(6)),
    speedKnots: isMoving ? Number((metersPerSecond * KNOTS_PER_METER_PER_SECOND).toFixed(3)) : 0,
    course: isMoving ? computeBearing(from, to) : from.course,
  };
}

const isShortLeg = (from: FleetFix, to: FleetFix): boolean =>
  to.clockMs - from.clockMs <= MAX_INTERPOLATED_MS;

/** Fixes on the straight line from one fix to the next, `stepMs` apart, both ends left out. */
export function interpolateLeg(from: FleetFix, to: FleetFix, stepMs: number): FleetFix[] {
  if (!isShortLeg(from, to)) return [];
  const count = Math.ceil((to.clockMs - from.clockMs) / stepMs) - 1;
  return Array.from({ length: count }, (_, at) => placeOnLeg(from, to, stepMs * (at + 1)));
}

/** Locates a bus at file clock `clockMs`; null for one that is not out. */
function placeBus({ vehicleId, fixes }: FleetBus, clockMs: number): ReplayMessage | null {
  const at = findFirstFrom(fixes, clockMs + 1) - 1;
  const from = fixes[at];
  if (!from || clockMs - from.clockMs > MAX_SILENCE_MS) return null;
  const to = fixes[at + 1];
  if (from.clockMs === clockMs || !to || !isShortLeg(from, to)) {
    return { vehicleId, fix: from, isInterpolated: false };
  }
  const fix = placeOnLeg(from, to, clockMs - from.clockMs);
  return { vehicleId, fix, isInterpolated: true };
}

/** Lists the places of all buses that are out at file clock `clockMs`. */
export function listPlaces({ buses }: Pick<FleetDay, 'buses'>, clockMs: number): ReplayMessage[] {
  return buses.flatMap((bus) => placeBus(bus, clockMs) ?? []);
}

function listBusMessages(
  { vehicleId, fixes }: FleetBus,
  fromMs: number,
  toMs: number,
  stepMs: number,
): ReplayMessage[] {
  const isDue = (fix: FleetFix) => fix.clockMs >= fromMs && fix.clockMs < toMs;
  const messages: ReplayMessage[] = [];
  for (let at = Math.max(0, findFirstFrom(fixes, fromMs) - 1); at < fixes.length; at++) {
    const fix = fixes[at];
    if (!fix || fix.clockMs >= toMs) break;
    if (isDue(fix)) messages.push({ vehicleId, fix, isInterpolated: false });
    const next = fixes[at + 1];
    for (const between of next ? interpolateLeg(fix, next, stepMs) : []) {
      if (isDue(between)) messages.push({ vehicleId, fix: between, isInterpolated: true });
    }
  }
  return messages;
}

/** Every message whose time on the file's clock lies in `[fromMs, toMs)`, by time and then by bus. */
export function listDueMessages(
  { buses }: Pick<FleetDay, 'buses'>,
  fromMs: number,
  toMs: number,
  stepMs = STEP_MS,
): ReplayMessage[] {
  if (fromMs >= toMs) return [];
  return buses
    .flatMap((bus) => listBusMessages(bus, fromMs, toMs, stepMs))
    .sort((a, b) => a.fix.clockMs - b.fix.clockMs);
}
