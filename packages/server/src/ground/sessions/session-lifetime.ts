import { DAY_MS, type SignInSettings } from '@rastro/sdk/domain';

/** Lifetime of a session without use, and in total. */
export interface SessionLifetime {
  idleMs: number;
  absoluteMs: number;
}

/** Session limits in the server's settings; null for the product's own. */
export type SessionEnds = Pick<SignInSettings, 'idleMs' | 'mostMs'>;

/**
 * A remembered session outlives the browser: 90 days unused, a year at most; others a day and a month. The server's
 * settings hold in their place, and a browser is never remembered for longer than they say.
 */
export function resolveLifetime(isRemembered: boolean, ends: SessionEnds): SessionLifetime {
  const [idleMs, absoluteMs] = isRemembered ? [90 * DAY_MS, 365 * DAY_MS] : [DAY_MS, 30 * DAY_MS];
  const least = (own: number, set: number | null) =>
    set === null ? own : isRemembered ? Math.min(own, set) : set;
  return { idleMs: least(idleMs, ends.idleMs), absoluteMs: least(absoluteMs, ends.mostMs) };
}
