import { readSpeed } from '../attributes/unknown-values';
import { isTimeGuessed } from '../clock/fix-clock';
import { readAttribute, readFlag } from '../device/read-attribute';
import { KMH_PER_KNOT } from '../units/units';

/** Max speed of a vehicle, and max age of the fix with that speed, for stopping its engine. */
export interface StopLimits {
  speedKmh: number;
  fixAgeMs: number;
}

/** Default limits of a stop: 0 km/h on a fix younger than 60 s. */
export const DEFAULT_STOP_LIMITS: StopLimits = { speedKmh: 0, fixAgeMs: 60_000 };

/** No setting makes a stop less careful than this. */
export const MAX_STOP_LIMITS: StopLimits = { speedKmh: 20, fixAgeMs: 600_000 };

/** A stop that was not carried out by then is over. */
export const STOP_WAITS_MS = 24 * 60 * 60 * 1000;

/** A clock may run ahead by so much; a fix from further on says nothing of now. */
const MAX_AHEAD_MS = 5_000;

/** The newest fix of a vehicle. */
export interface StopFix {
  speedKnots: number;
  fixTimeMs: number;
  valid: boolean;
  /** Left out where the tracker says nothing of it. */
  ignition?: boolean | undefined;
}

/** A position as a stop is decided by it: what cannot be read allows nothing. */
export function toStopFix(position: {
  speed?: unknown;
  fixTime?: unknown;
  valid?: unknown;
  serverTime?: string | null;
  deviceTime?: string | null;
  attributes?: Record<string, unknown> | null;
}): StopFix {
  const { fixTime, valid } = position;
  const timed = { ...position, fixTime: typeof fixTime === 'string' ? fixTime : '' };
  return {
    speedKnots: readSpeed(position) ?? Number.NaN,
    // When it was heard says nothing of when the vehicle stood.
    fixTimeMs: isTimeGuessed(timed) ? Number.NaN : Date.parse(timed.fixTime),
    valid: valid === true,
    ignition:
      readAttribute(position, 'ignition') === undefined
        ? undefined
        : readFlag(position, 'ignition'),
  };
}

/** Missing condition of a stop: any fix, a younger one, a lower speed, ignition off. */
export type StopNeed = 'position' | 'age' | 'speed' | 'ignition';

/** Permission to stop an engine now; else the missing condition. */
export type StopDecision = { allowed: true; needs: null } | { allowed: false; needs: StopNeed };

/** Facts that decide about a stop. */
export interface StopSituation {
  /** The newest fix there is, however old. */
  fix: StopFix | null | undefined;
  nowMs: number;
  limits: StopLimits;
  /** Somebody has read the risk and wants it at once. */
  isOverridden?: boolean;
  /** Nobody asks for it: at a traffic light a vehicle stands too. */
  needsIgnitionOff?: boolean;
}

/**
 * Decides if an engine may be stopped now. Called anew before every try, as an earlier permission
 * does not apply to the present. Unreadable data (not a number, an invalid fix, one from the
 * future) does not allow a stop.
 */
export function decideStop({
  fix,
  nowMs,
  limits,
  isOverridden = false,
  needsIgnitionOff = false,
}: StopSituation): StopDecision {
  if (isOverridden) return { allowed: true, needs: null };
  const needs = findNeed(fix, nowMs, limits) ?? findIgnition(fix, needsIgnitionOff);
  return needs === null ? { allowed: true, needs } : { allowed: false, needs };
}

function findNeed(
  fix: StopFix | null | undefined,
  nowMs: number,
  { speedKmh, fixAgeMs }: StopLimits,
): StopNeed | null {
  if (!fix?.valid) return 'position';
  const ageMs = nowMs - fix.fixTimeMs;
  // Turned round, so that what is no number is not allowed.
  if (!(ageMs < fixAgeMs && ageMs >= -MAX_AHEAD_MS)) return 'age';
  const isSlow = fix.speedKnots >= 0 && fix.speedKnots * KMH_PER_KNOT <= speedKmh;
  return isSlow ? null : 'speed';
}

const findIgnition = (fix: StopFix | null | undefined, isAsked: boolean): StopNeed | null =>
  isAsked && fix?.ignition === true ? 'ignition' : null;

const readLimit = (value: unknown, otherwise: number, most: number): number => {
  const asked = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const isUsable = typeof asked === 'number' && Number.isFinite(asked) && asked >= 0;
  return isUsable ? Math.min(asked, most) : otherwise;
};

/** The limits that a server's attributes `{prefix}.stopSpeed` (km/h) and `{prefix}.stopFixAge` (s) set. */
export function readStopLimits(
  server: { attributes?: Record<string, unknown> | null } | null | undefined,
  prefix: string,
): StopLimits {
  const { speedKmh, fixAgeMs } = DEFAULT_STOP_LIMITS;
  const seconds = readAttribute(server, `${prefix}.stopFixAge`);
  return {
    speedKmh: readLimit(
      readAttribute(server, `${prefix}.stopSpeed`),
      speedKmh,
      MAX_STOP_LIMITS.speedKmh,
    ),
    fixAgeMs: 1000 * readLimit(seconds, fixAgeMs / 1000, MAX_STOP_LIMITS.fixAgeMs / 1000),
  };
}
