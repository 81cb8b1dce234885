import { MINUTE_MS } from '@rastro/sdk/domain';

/** State of the failed sign-ins of one key; times in epoch ms. */
export interface ThrottleState {
  failures: number;
  lastFailureAt: number;
  blockedUntil: number | null;
}

const WINDOW_MS = 15 * MINUTE_MS;
const MAX_BLOCK_MS = 15 * MINUTE_MS;
/** 2^10 s is beyond the longest block already: a larger power would only overflow. */
const MAX_EXPONENT = 10;

/**
 * Counts an attempt before its password is looked at: `freeFailures` are free, then each one blocks
 * for 2, 4, 8 … s, at most 15 minutes; 15 quiet minutes forget all.
 * Answers undefined while the key is blocked: such an attempt is refused and not counted.
 */
export function nextThrottle(
  state: ThrottleState | undefined,
  now: number,
  freeFailures: number,
): ThrottleState | undefined {
  if (state?.blockedUntil != null && state.blockedUntil > now) return undefined;
  const isFresh = state === undefined || now - state.lastFailureAt > WINDOW_MS;
  const failures = isFresh ? 1 : state.failures + 1;
  const excess = Math.min(failures - freeFailures, MAX_EXPONENT);
  const blockMs = excess > 0 ? Math.min(2 ** excess * 1000, MAX_BLOCK_MS) : 0;
  return { failures, lastFailureAt: now, blockedUntil: blockMs > 0 ? now + blockMs : null };
}
