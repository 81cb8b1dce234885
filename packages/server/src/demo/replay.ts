import { haversineMeters, KNOTS_PER_METER_PER_SECOND } from '@rastro/sdk/domain';
import { computeBearing, isMovingLeg } from './derive-motion';
import type { FleetBus, FleetDay, FleetFix } from './fleet-day';

/** One message of a bus to send when the file's clock reads `clockMs`. */
export interface ReplayMessage {
  vehicleId: string;
  fix: FleetFix;
  /** Lies on the straight line between two real fixes. */
  isInterpolated: boolean;
  /** The first of its bus after a jump: the way to it must not be counted. */
  isFirstAfterJump: boolean;
}

/** A stretch of the file's clock that is played without a jump. */
export interface ReplaySegment {
  fromClockMs: number;
  /** When it began, epoch milliseconds. */
  startedAt: number;
}

const HOUR_MS = 3_600_000;
/** Where the live part enters the file's day. */
export const LIVE_FROM_CLOCK_MS = 9 * HOUR_MS;
/** Where it goes on after the last fix of the day. */
export const LOOP_FROM_CLOCK_MS = 6 * HOUR_MS;
/** Rest between the last fix of the day and the next round; long enough that trips end. */
export const PAUSE_MS = 180_000;
/** Fixes further apart stay a gap. */
export const LONGEST_INTERPOLATED_MS = 180_000;
const STEP_MS = 10_000;

/** What the file's clock reads now; at most the end of the day. */
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

/** The segment that plays now: the same, or the one at 06:00 once the day and the pause are over. */
export function nextSegment(
  segment: ReplaySegment,
  now: number,
  speed: number,
  day: Pick<FleetDay, 'lastClockMs'>,
): ReplaySegment {
  const restMs = Math.max(0, day.lastClockMs - segment.fromClockMs) / speed + PAUSE_MS / speed;
  return now < segment.startedAt + restMs
    ? segment
    : { fromClockMs: LOOP_FROM_CLOCK_MS, startedAt: now };
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

/** Fixes on the straight line from one fix to the next, `stepMs` apart, both ends left out. */
export function interpolateLeg(from: FleetFix, to: FleetFix, stepMs: number): FleetFix[] {
  const spanMs = to.clockMs - from.clockMs;
  if (spanMs > LONGEST_INTERPOLATED_MS) return [];
  const isMoving = isMovingLeg(from, to);
  const metersPerSecond = haversineMeters(from, to) / (spanMs / 1000);
  const speedKnots = isMoving
    ? Number((metersPerSecond * KNOTS_PER_METER_PER_SECOND).toFixed(3))
    : 0;
  const course = isMoving ? computeBearing(from, to) : from.course;
  const count = Math.ceil(spanMs / stepMs) - 1;
  return Array.from({ length: count }, (_, at) => {
    const elapsedMs = stepMs * (at + 1);
    const part = elapsedMs / spanMs;
    return {
      ...from,
      clockMs: from.clockMs + elapsedMs,
      latitude: Number((from.latitude + (to.latitude - from.latitude) * part).toFixed(6)),
      longitude: Number((from.longitude + (to.longitude - from.longitude) * part).toFixed(6)),
      speedKnots,
      course,
    };
  });
}

function listBusMessages(
  { vehicleId, fixes }: FleetBus,
  startMs: number,
  fromMs: number,
  toMs: number,
  stepMs: number,
): ReplayMessage[] {
  const isDue = (fix: FleetFix) => fix.clockMs >= fromMs && fix.clockMs < toMs;
  const first = findFirstFrom(fixes, startMs);
  const messages: ReplayMessage[] = [];
  for (let at = Math.max(first, findFirstFrom(fixes, fromMs) - 1); at < fixes.length; at++) {
    const fix = fixes[at];
    if (!fix || fix.clockMs >= toMs) break;
    if (isDue(fix)) {
      messages.push({ vehicleId, fix, isInterpolated: false, isFirstAfterJump: at === first });
    }
    const next = fixes[at + 1];
    for (const between of next ? interpolateLeg(fix, next, stepMs) : []) {
      if (!isDue(between)) continue;
      messages.push({ vehicleId, fix: between, isInterpolated: true, isFirstAfterJump: false });
    }
  }
  return messages;
}

/**
 * Every message whose time on the file's clock lies in `[fromMs, toMs)`, by time and then by bus.
 * `starts` holds the clock at which each bus last jumped: its earlier fixes do not exist, nothing
 * is interpolated across, and the first fix after it is marked. A bus that is not in it is silent.
 */
export function listDueMessages(
  day: Pick<FleetDay, 'buses'>,
  starts: ReadonlyMap<string, number>,
  fromMs: number,
  toMs: number,
  stepMs = STEP_MS,
): ReplayMessage[] {
  if (fromMs >= toMs) return [];
  return day.buses
    .flatMap((bus) => {
      const startMs = starts.get(bus.vehicleId);
      return startMs === undefined ? [] : listBusMessages(bus, startMs, fromMs, toMs, stepMs);
    })
    .sort((a, b) => a.fix.clockMs - b.fix.clockMs);
}
