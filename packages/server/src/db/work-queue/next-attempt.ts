import { MINUTE_MS } from '@rastro/sdk/domain';

const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 15 * MINUTE_MS;
const MAX_DOUBLINGS = 10;

/**
 * Returns the time of the next attempt after `attempts` failures: the wait doubles each time, with
 * some jitter.
 */
export const nextAttemptMs = (nowMs: number, attempts: number, random = Math.random): number => {
  const doublings = Math.min(Math.max(attempts - 1, 0), MAX_DOUBLINGS);
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** doublings, MAX_WAIT_MS);
  return nowMs + Math.round(waitMs * (0.8 + 0.4 * random()));
};
