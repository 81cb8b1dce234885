import { MINUTE_MS } from '../time/durations';

const MAX_LATE_MS = 15 * MINUTE_MS;

/**
 * Whether anybody is still to be told of what happened then, or anything to be done about it
 * (`notificator.timeThreshold`, tracking-api §2.7).
 */
export const isFresh = (atMs: number, nowMs: number): boolean => atMs >= nowMs - MAX_LATE_MS;
