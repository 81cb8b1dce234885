import { interpolateCourse } from '../geo/course';
import { haversineMeters } from '../geo/distance';
import { isRouteBreak, type RouteStep } from '../geo/split-route';
import { unwrapLongitude } from '../geo/unwrap-longitude';

/** The least that a fix must tell to be replayed: ISO time, speed in knots, course in degrees. */
export interface TrackFix extends RouteStep {
  fixTime: string;
  speed: number;
  course: number;
  attributes: Record<string, unknown>;
}

/** A route made ready to be asked for any moment without going through its fixes. */
export interface RouteTrack<Fix extends TrackFix = TrackFix> {
  /** Oldest first. */
  fixes: readonly Fix[];
  /** Time of each fix, epoch milliseconds. */
  timesMs: Float64Array;
  /** Driven from the first fix to each, over gaps in a straight line. */
  meters: Float64Array;
  /** 1 where nobody knows the way from the fix before. */
  gaps: Uint8Array;
  /** The highest speed of each {@link SPEED_BLOCK} fixes, knots. */
  blockSpeeds: Float32Array;
}

/** Number of fixes per entry of `blockSpeeds`. */
export const SPEED_BLOCK = 256;

/** Makes fixes ready to be replayed; they are put in the order of their time. */
export function buildTrack<Fix extends TrackFix>(unsorted: readonly Fix[]): RouteTrack<Fix> {
  const [fixes, timesMs] = sortByTime(unsorted);
  const meters = new Float64Array(fixes.length);
  const gaps = new Uint8Array(fixes.length);
  const blockSpeeds = new Float32Array(Math.ceil(fixes.length / SPEED_BLOCK));
  fixes.forEach((to, index) => {
    const block = Math.floor(index / SPEED_BLOCK);
    blockSpeeds[block] = Math.max(blockSpeeds[block] ?? 0, to.speed);
    const from = fixes[index - 1];
    if (!from) return;
    const isGap = isRouteBreak(from, to);
    gaps[index] = isGap ? 1 : 0;
    const spanMs = (timesMs[index] ?? 0) - (timesMs[index - 1] ?? 0);
    meters[index] = (meters[index - 1] ?? 0) + stepMeters(from, to, spanMs);
  });
  return { fixes, timesMs, meters, gaps, blockSpeeds };
}

/** Fixes, oldest first, and the time of each; servers tell them so mostly, and then nothing is sorted. */
function sortByTime<Fix extends TrackFix>(fixes: readonly Fix[]): [readonly Fix[], Float64Array] {
  const timesMs = Float64Array.from(fixes, ({ fixTime }) => Date.parse(fixTime));
  const isSorted = timesMs.every((ms, index) => index === 0 || ms >= (timesMs[index - 1] ?? 0));
  if (isSorted) return [fixes, timesMs];
  const order = fixes.map((fix, index) => ({ fix, ms: timesMs[index] ?? 0 }));
  order.sort((a, b) => a.ms - b.ms);
  return [order.map(({ fix }) => fix), Float64Array.from(order, ({ ms }) => ms)];
}

/** Nothing that is tracked goes faster, metres a second; and a fix may lie so far beside its place. */
const FASTEST_MPS = 350;
const FIX_NOISE_METERS = 1_000;

/**
 * The way between two fixes: what the server counted, which knows of jumps, else the straight line. A
 * figure below nothing, or that nobody can drive in the time, counts as none.
 */
function stepMeters(from: TrackFix, to: TrackFix, spanMs: number): number {
  const counted = to.attributes['distance'];
  const straight = haversineMeters(from, to);
  const most = Math.max(straight, (spanMs / 1_000) * FASTEST_MPS) + FIX_NOISE_METERS;
  return typeof counted === 'number' && counted >= 0 && counted <= most ? counted : straight;
}

/** Index of the last of ascending times that is not after `ms`; −1 before the first. */
export function findTimeIndex(timesMs: Float64Array, ms: number): number {
  let low = 0;
  let high = timesMs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timesMs[middle] ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** State of a vehicle at a moment; between two fixes, on the line between them. */
export interface TrackMoment {
  /** The fix before, or at that moment. */
  index: number;
  latitude: number;
  longitude: number;
  course: number;
  /** Speed at the fix before, knots. */
  speed: number;
  /** Nobody knows where it was: the place is that of the fix before. */
  isGap: boolean;
}

/**
 * Returns the state of a vehicle at `ms`; before its first fix and after its last it stays there.
 */
export function readMoment(track: RouteTrack, ms: number): TrackMoment | null {
  const { fixes, timesMs, gaps } = track;
  const index = Math.max(0, findTimeIndex(timesMs, ms));
  const from = fixes[index];
  if (!from) return null;
  const to = fixes[index + 1];
  const isGap = gaps[index + 1] === 1 && ms > (timesMs[index] ?? 0);
  const { latitude, longitude, course, speed } = from;
  const progress = to && !isGap ? readProgress(timesMs, index, ms) : 0;
  if (!to || progress === 0) return { index, latitude, longitude, course, speed, isGap };
  return {
    index,
    latitude: latitude + (to.latitude - latitude) * progress,
    longitude: longitude + (unwrapLongitude(to.longitude, longitude) - longitude) * progress,
    course: interpolateCourse(course, to.course, progress),
    speed,
    isGap,
  };
}

/** Returns the progress from a fix to the next one at a moment, 0 to 1. */
export function readProgress(timesMs: Float64Array, index: number, ms: number): number {
  const fromMs = timesMs[index] ?? 0;
  const spanMs = (timesMs[index + 1] ?? fromMs) - fromMs;
  return spanMs <= 0 ? 0 : Math.min(1, Math.max(0, (ms - fromMs) / spanMs));
}
