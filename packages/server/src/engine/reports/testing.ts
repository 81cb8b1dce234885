import { haversineMeters, KNOTS_PER_METER_PER_SECOND } from '@rastro/sdk/domain';
import type { MovementRules } from '../rules/movement/movement-rules';

/** A fix as a tracker sends it. */
export interface PlainFix {
  timeMs: number;
  latitude: number;
  longitude: number;
  speedKnots: number;
  ignition: boolean;
  fuel: number | undefined;
}

/** The same as it is stored; `order` is its place among those that came. */
export interface StoredPlainFix extends PlainFix {
  order: number;
  distance: number;
  totalDistance: number;
  hours: number;
}

interface PlainEvent {
  isMoving: boolean;
  fix: StoredPlainFix;
}

/** A trip or a stop. */
export interface PlainRow {
  isTrip: boolean;
  start: number;
  end: number;
  distance: number;
  averageSpeed: number;
  maxSpeed: number;
  spentFuel: number;
  engineHours: number;
}

/**
 * The rules of docs/engine.md, "Trips and stops, step by step", as they are written there: what was
 * seen is kept as a whole and looked through again for every fix.
 */
class PlainMovement {
  moving = false;
  event: StoredPlainFix | null = null;
  seen: StoredPlainFix[] = [];

  constructor(private readonly rules: MovementRules) {}

  private window(): StoredPlainFix[] {
    const fromMs = this.seen.at(-1)!.timeMs - this.rules.minDurationMs;
    const older = this.seen.filter(({ timeMs }) => timeMs <= fromMs).slice(-1);
    return [...older, ...this.seen.filter(({ timeMs }) => timeMs > fromMs)];
  }

  take(fix: StoredPlainFix): PlainEvent[] {
    const events: PlainEvent[] = [];
    const emit = (isMoving: boolean, at: StoredPlainFix): void => {
      events.push({ isMoving, fix: at });
      this.moving = isMoving;
      this.event = at;
    };
    if (this.event) this.step(fix, this.event, emit);
    else this.event = fix;
    this.seen.push(fix);
    return events;
  }

  private step(
    fix: StoredPlainFix,
    event: StoredPlainFix,
    emit: (isMoving: boolean, at: StoredPlainFix) => void,
  ): void {
    const { minDistanceMeters, minDurationMs, stopGapMs } = this.rules;
    const slowest = minDistanceMeters / minDurationMs;
    const window = this.window();
    const newest = window.at(-1)!;
    const silenceMs = fix.timeMs - newest.timeMs;
    const isFar = fix.distance >= minDistanceMeters;
    if (silenceMs > stopGapMs && isFar && fix.distance / silenceMs > slowest) {
      if (this.moving) emit(false, newest);
      emit(true, newest);
      emit(false, fix);
    } else if (this.moving) {
      const isAway = window.some((one) => haversineMeters(one, fix) >= minDistanceMeters);
      if (!isAway && fix.timeMs - window[0]!.timeMs >= minDurationMs) emit(false, fix);
    } else if (haversineMeters(event, fix) >= minDistanceMeters) {
      let start = fix;
      for (const one of window.toReversed()) {
        const tookMs = start.timeMs - one.timeMs;
        const isFast = tookMs > 0 && haversineMeters(one, start) / tookMs > slowest;
        if (one.timeMs <= event.timeMs || (start !== fix && !isFast)) break;
        start = one;
      }
      emit(true, start);
    }
  }
}

/** Returns fixes as stored, in order of arrival, and those reported as moving or stopped. */
export const plainDrive = (
  sent: readonly PlainFix[],
  rules: MovementRules,
): { fixes: StoredPlainFix[]; events: [isMoving: boolean, order: number][] } => {
  const movement = new PlainMovement(rules);
  const fixes: StoredPlainFix[] = [];
  const events: [boolean, number][] = [];
  let latest: StoredPlainFix | undefined;
  sent.forEach((one, order) => {
    const distance = latest ? haversineMeters(latest, one) : 0;
    const isRunning = one.ignition && latest?.ignition === true;
    const ranMs = latest && isRunning ? one.timeMs - latest.timeMs : 0;
    const totalDistance = (latest?.totalDistance ?? 0) + distance;
    const hours = (latest?.hours ?? 0) + ranMs;
    const fix = { ...one, order, distance, totalDistance, hours };
    fixes.push(fix);
    if (latest && fix.timeMs < latest.timeMs) return;
    latest = fix;
    for (const { isMoving, fix: at } of movement.take(fix)) events.push([isMoving, at.order]);
  });
  return { fixes, events };
};

const toRow = (
  isTrip: boolean,
  start: StoredPlainFix,
  end: StoredPlainFix,
  fastest: number,
): PlainRow => {
  // A fix that came late counts less than one sent before it: no way is below zero.
  const meters = Math.max(0, end.totalDistance - start.totalDistance);
  const seconds = (end.timeMs - start.timeMs) / 1000;
  const hasFuel = start.fuel !== undefined && end.fuel !== undefined;
  const hasHours = start.hours !== 0 && end.hours !== 0;
  return {
    isTrip,
    start: start.order,
    end: end.order,
    distance: isTrip ? meters : 0,
    averageSpeed: isTrip && seconds > 0 ? (meters / seconds) * KNOTS_PER_METER_PER_SECOND : 0,
    maxSpeed: isTrip ? fastest : 0,
    spentFuel: hasFuel ? start.fuel! - end.fuel! : 0,
    engineHours: !isTrip && hasHours ? end.hours - start.hours : 0,
  };
};

/** Trips and stops of the fixes between two times, both included. */
export const plainRows = (
  fixes: readonly StoredPlainFix[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
  rules: MovementRules,
): PlainRow[] => {
  const track = fixes
    .filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs)
    .sort((a, b) => a.timeMs - b.timeMs || a.order - b.order);
  const [first] = track;
  if (!first) return [];
  const rows: PlainRow[] = [];
  const movement = new PlainMovement(rules);
  movement.take(first);
  movement.moving = first.speedKnots > 0.01;
  let [isTrip, start, fastest] = [movement.moving, first, first.speedKnots];
  for (const fix of track.slice(1)) {
    fastest = Math.max(fastest, fix.speedKnots);
    const events = movement.take(fix);
    for (const { isMoving, fix: at } of events) {
      rows.push(toRow(isTrip, start, at, fastest));
      [isTrip, start] = [isMoving, at];
    }
    if (events.length > 0) fastest = 0;
  }
  rows.push(toRow(isTrip, start, track.at(-1)!, fastest));
  return rows;
};
