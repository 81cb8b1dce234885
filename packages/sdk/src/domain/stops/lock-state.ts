/**
 * Lock state of an engine by all known facts: the tracker reports a lock (`locked`), a lock is
 * pending (`queued`), one was sent without a report from the tracker yet (`sent`), or none of these
 * (`free`).
 */
export type LockState = 'locked' | 'queued' | 'sent' | 'free';

/** Input of {@link findLockState}. */
export interface LockSituation {
  /** State reported by the tracker; undefined if it reports none. */
  isBlocked: boolean | undefined;
  /** Time of that report. */
  heardMs: number;
  /** Requested locks and unlocks of the engine, newest first. */
  stops: readonly { type: string; state: string; changedAt: string }[];
}

/** Result of {@link findLockState}. */
export interface FoundLock {
  state: LockState;
  /** Time when the current lock was sent; null if unknown. */
  sinceMs: number | null;
}

const isLock = ({ type }: { type: string }) => type === 'engineStop';
const isOut = ({ type, state }: { type: string; state: string }) =>
  (type === 'engineStop' || type === 'engineResume') && (state === 'sent' || state === 'sending');

/**
 * Finds the lock state of an engine and its start: the tracker's own report takes precedence over
 * commands sent to it.
 */
export function findLockState({ isBlocked, heardMs, stops }: LockSituation): FoundLock {
  const [latest] = stops
    .filter(isOut)
    .map((stop) => ({ stop, atMs: Date.parse(stop.changedAt) }))
    .sort((left, right) => right.atMs - left.atMs);
  const isLockSent = latest !== undefined && isLock(latest.stop);
  const sinceMs = isLockSent ? latest.atMs : null;
  if (isBlocked === true) return { state: 'locked', sinceMs };
  if (stops.some(({ state }) => state === 'waiting')) return { state: 'queued', sinceMs: null };
  // What the tracker said before the lock was sent says nothing of it.
  const isDenied = isBlocked === false && heardMs > (sinceMs ?? 0);
  return isLockSent && !isDenied ? { state: 'sent', sinceMs } : { state: 'free', sinceMs: null };
}
