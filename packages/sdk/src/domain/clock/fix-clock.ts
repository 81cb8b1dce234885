import { readText } from '../device/read-attribute';
import { DAY_MS, MINUTE_MS } from '../time/durations';

/** The clock of GPS counts weeks to 1,024 and begins anew; a receiver that does not know of it is so far behind. */
export const ROLLOVER_MS = 1_024 * 7 * DAY_MS;

/** Clocks differ by so much; a fix from further ahead was made by one that is wrong. */
const MAX_AHEAD_MS = 5 * MINUTE_MS;
/** No tracker keeps a fix for so long before it is heard: one that says so began to count anew. */
const MAX_BEHIND_MS = 730 * DAY_MS;
/** Max age of a fix on receipt, once whole rounds of the clock are added, in milliseconds. */
const MAX_KEPT_MS = 90 * DAY_MS;

/**
 * Attributes that a server adds to a fix whose time it corrected: the time the tracker sent, and
 * since when its clock is wrong.
 */
export const CLOCK_TIME = 'clockTime';
export const CLOCK_WRONG_SINCE = 'clockWrongSince';

/** The least of a fix that tells of its clock; ISO times. */
export interface TimedFix {
  fixTime: string;
  serverTime?: string | null;
  deviceTime?: string | null;
  attributes?: Record<string, unknown> | null;
}

/** Fault of a tracker's clock. */
export interface ClockFault {
  /** Time that the tracker sent. */
  saidMs: number;
  /** Time when the first such fix was received. */
  sinceMs: number;
}

/** True when a tracker's time cannot be that of a fix received then. */
export const isWrongTime = (saidMs: number, heardMs: number): boolean =>
  saidMs > heardMs + MAX_AHEAD_MS || saidMs < heardMs - MAX_BEHIND_MS;

/** The time that a wrong one means: whole rounds of the clock later where that fits, else when it was heard. */
export function correctTime(saidMs: number, heardMs: number): number {
  if (!isWrongTime(saidMs, heardMs)) return saidMs;
  const rounds = Math.floor((heardMs + MAX_AHEAD_MS - saidMs) / ROLLOVER_MS);
  const meantMs = saidMs + rounds * ROLLOVER_MS;
  return rounds > 0 && meantMs >= heardMs - MAX_KEPT_MS ? meantMs : heardMs;
}

const toMs = (text: string | null | undefined): number => (text ? Date.parse(text) : Number.NaN);

/**
 * Finds the clock fault in a fix: by the server's marks, else by the time of receipt. Null for a
 * right clock.
 */
export function findClockFault(fix: TimedFix | null | undefined): ClockFault | null {
  if (!fix) return null;
  const sinceMs = toMs(readText(fix, CLOCK_WRONG_SINCE));
  const markedMs = toMs(readText(fix, CLOCK_TIME));
  if (!Number.isNaN(sinceMs) && !Number.isNaN(markedMs)) return { saidMs: markedMs, sinceMs };
  const saidMs = toMs(fix.deviceTime ?? fix.fixTime);
  const heardMs = toMs(fix.serverTime);
  return isWrongTime(saidMs, heardMs) ? { saidMs, sinceMs: heardMs } : null;
}

/**
 * Returns the time of a fix, for showing its age: the time of receipt for a fix from the future.
 */
export function readFixTime(fix: TimedFix): string {
  const { fixTime, serverTime } = fix;
  const isAhead = toMs(fixTime) > toMs(serverTime) + MAX_AHEAD_MS;
  return isAhead && serverTime ? serverTime : fixTime;
}

/** True when the time of a fix is that of its receipt, and says nothing of when it was made. */
export function isTimeGuessed(fix: TimedFix): boolean {
  const fault = findClockFault(fix);
  return fault !== null && (toMs(fix.fixTime) - fault.saidMs) % ROLLOVER_MS !== 0;
}

/**
 * True when a fix replaces another as the newest: it is not older, or the other's time is wrong,
 * its own is right, and it was made at most a few minutes before the other was received.
 */
export function isNewerFix(next: TimedFix, previous: TimedFix): boolean {
  const nextMs = toMs(next.fixTime);
  const previousMs = toMs(previous.fixTime);
  if (!(nextMs < previousMs)) return true;
  if (!findClockFault(previous) || findClockFault(next)) return false;
  return nextMs >= Math.min(previousMs, toMs(previous.serverTime)) - MAX_AHEAD_MS;
}
