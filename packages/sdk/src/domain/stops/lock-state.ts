/**
 * Whether an engine is locked, by all that is known: the tracker says that it is (`locked`), a lock waits
 * (`queued`), one was sent and the tracker has not said what became of it (`sent`), or none of these (`free`).
 */
export type LockState = 'locked' | 'queued' | 'sent' | 'free';

/** What {@link findLockState} is told. */
export interface LockSituation {
  /** What the tracker says; undefined when it says nothing. */
  isBlocked: boolean | undefined;
  /** When it said so. */
  heardMs: number;
  /** What was asked for, locks and what lets the engine run again, the newest first. */
  stops: readonly { type: string; state: string; changedAt: string }[];
}

/** What {@link findLockState} says. */
export interface FoundLock {
  state: LockState;
  /** When the lock that holds was sent; null when nobody knows. */
  sinceMs: number | null;
}

const isLock = ({ type }: { type: string }) => type === 'engineStop';
const isOut = ({ type, state }: { type: string; state: string }) =>
  (type === 'engineStop' || type === 'engineResume') && (state === 'sent' || state === 'sending');

/** Whether an engine is locked, and since when: a tracker's own word counts for more than what was sent to it. */
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
