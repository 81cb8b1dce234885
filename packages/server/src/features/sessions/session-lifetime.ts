import { DAY_MS } from '@rastro/sdk/domain';

/** How long a session lives without being used, and at most. */
export interface SessionLifetime {
  idleMs: number;
  absoluteMs: number;
}

/** A remembered session outlives the browser: 90 days unused, a year at most; others a day and a month. */
export const resolveLifetime = (isRemembered: boolean): SessionLifetime =>
  isRemembered
    ? { idleMs: 90 * DAY_MS, absoluteMs: 365 * DAY_MS }
    : { idleMs: DAY_MS, absoluteMs: 30 * DAY_MS };
