import { MINUTE_MS } from '../time/durations';

/** Known facts about a silent device. Times are epoch ms, null for unknown. */
export interface OfflineFacts {
  nowMs: number;
  isOnline: boolean;
  isDisabled: boolean;
  expiresAtMs: number | null;
  heardAtMs: number | null;
  fixedAtMs: number | null;
  /** End of the SIM's last day. */
  simEndsAtMs: number | null;
  /** Oldest first, up to the last message. */
  readings: readonly OfflineReading[];
}

/** Power readings of one message. */
export interface OfflineReading {
  timeMs: number;
  /** Voltage of the vehicle, volts. */
  power?: number | undefined;
  /** Charge of the tracker's own battery, percent. */
  battery?: number | undefined;
}

/** Possible reasons for a device's silence, the surest first. */
export const OFFLINE_CAUSES = [
  'disabled',
  'expired',
  'neverHeard',
  'simEnded',
  'powerCut',
  'batteryEmpty',
  'noFix',
  'silent',
] as const;

/** One of them. */
export type OfflineCause = (typeof OFFLINE_CAUSES)[number];

/** Step to try. */
export type OfflineStep =
  | 'enable'
  | 'renew'
  | 'setUp'
  | 'renewSim'
  | 'checkPower'
  | 'charge'
  | 'openSky'
  | 'sendText'
  | 'visit';

/** A cause, and since when it holds where that is known. */
export interface FoundCause {
  cause: OfflineCause;
  sinceMs: number | null;
}

/** Share of the usual voltage below which the vehicle's power counts as cut. */
const CUT_SHARE = 0.4;
/** Below this a tracker turns itself off. */
const EMPTY_PERCENT = 10;
/** A fix so much older than the last message is an old one. */
const STALE_FIX_MS = 15 * MINUTE_MS;

const STEPS: Readonly<Record<OfflineCause, readonly OfflineStep[]>> = {
  disabled: ['enable'],
  expired: ['renew'],
  neverHeard: ['setUp', 'sendText', 'checkPower'],
  simEnded: ['renewSim', 'sendText'],
  powerCut: ['checkPower', 'sendText', 'visit'],
  batteryEmpty: ['charge', 'checkPower', 'sendText'],
  noFix: ['openSky', 'sendText', 'visit'],
  silent: ['sendText', 'checkPower', 'visit'],
};

/** Since when the vehicle gives no power, when it gave some before; null when it does, or never said. */
function findCut(readings: readonly OfflineReading[]): number | null {
  const powers = readings.flatMap(({ timeMs, power }) =>
    power === undefined ? [] : [{ timeMs, power }],
  );
  const usual = powers.reduce((most, { power }) => Math.max(most, power), 0);
  const isCut = ({ power }: { power: number }) => power < usual * CUT_SHARE;
  const lastGood = powers.findLastIndex((reading) => !isCut(reading));
  return usual > 0 ? (powers[lastGood + 1]?.timeMs ?? null) : null;
}

/**
 * Finds the possible reasons for a device's silence, the surest first; empty for a device that is
 * online and has a fresh fix.
 */
export function findOfflineCauses(facts: OfflineFacts): readonly FoundCause[] {
  const { nowMs, heardAtMs, fixedAtMs, expiresAtMs, simEndsAtMs, readings } = facts;
  const cutMs = findCut(readings);
  const lastBattery = readings.findLast(({ battery }) => battery !== undefined);
  const isEmpty = lastBattery?.battery !== undefined && lastBattery.battery < EMPTY_PERCENT;
  const isStale = heardAtMs !== null && heardAtMs - (fixedAtMs ?? 0) > STALE_FIX_MS;
  const holds: Readonly<Record<OfflineCause, number | null | undefined>> = {
    disabled: facts.isDisabled ? null : undefined,
    expired: expiresAtMs !== null && expiresAtMs <= nowMs ? expiresAtMs : undefined,
    neverHeard: !facts.isOnline && heardAtMs === null ? null : undefined,
    simEnded:
      !facts.isOnline && simEndsAtMs !== null && simEndsAtMs <= nowMs ? simEndsAtMs : undefined,
    powerCut: facts.isOnline ? undefined : (cutMs ?? undefined),
    batteryEmpty: !facts.isOnline && isEmpty ? lastBattery.timeMs : undefined,
    noFix: isStale ? fixedAtMs : undefined,
    silent: undefined,
  };
  const found = OFFLINE_CAUSES.flatMap((cause): FoundCause[] => {
    const sinceMs = holds[cause];
    return sinceMs === undefined ? [] : [{ cause, sinceMs }];
  });
  if (found.length === 0 && !facts.isOnline) return [{ cause: 'silent', sinceMs: heardAtMs }];
  return found;
}

/** Lists the steps to try, likeliest first, each step once. */
export const listOfflineSteps = (causes: readonly FoundCause[]): readonly OfflineStep[] => [
  ...new Set(causes.flatMap(({ cause }) => STEPS[cause])),
];
