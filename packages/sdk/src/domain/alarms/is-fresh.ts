import { MINUTE_MS } from '../time/durations';

const MAX_LATE_MS = 15 * MINUTE_MS;

/**
 * True when an event is recent enough to notify somebody or to act on it
 * (`notificator.timeThreshold`, tracking-api §2.7).
 */
export const isFresh = (atMs: number, nowMs: number): boolean => atMs >= nowMs - MAX_LATE_MS;
