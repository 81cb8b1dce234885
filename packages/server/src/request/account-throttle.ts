import { MINUTE_MS } from '@rastro/sdk/domain';
import { ApiError } from './api-error';

/** Calls that cost others something: so many a minute for each account. */
export interface AccountThrottle {
  /** Counts a call. Throws a 429 that says when to come back. */
  take(userId: number, perMinute: number): void;
}

/** Calls a minute of those that take work of this server's own, by what is sent. */
export const HEAVY_PER_MINUTE = 120;

/** A throttle in memory: what it forgets at a restart costs nobody anything. */
export const createAccountThrottle = (clock: () => number): AccountThrottle => {
  const counts = new Map<number, number>();
  let minute = 0;
  return {
    take(userId, perMinute) {
      const nowMs = clock();
      const current = Math.floor(nowMs / MINUTE_MS);
      if (current !== minute) counts.clear();
      minute = current;
      const count = (counts.get(userId) ?? 0) + 1;
      if (count > perMinute) {
        const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE_MS - nowMs) / 1_000);
        throw new ApiError(
          429,
          'HTTP_429_TOO_MANY_REQUESTS',
          `At most ${perMinute} of these calls a minute. Try again in ${retryAfterSeconds} s.`,
          { retryAfterSeconds },
        );
      }
      counts.set(userId, count);
    },
  };
};
