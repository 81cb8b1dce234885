import { MINUTE_MS } from '../time/durations';

/** How soon a link may end at the earliest, from when it is made. */
export const SHORTEST_SHARE_MS = 5 * MINUTE_MS;

/** How long a link may live, in days, from when it is made or changed. */
export const LONGEST_SHARE_DAYS = 90;

/** How many vehicles one link may name; a group has as many as it has. */
export const MAX_SHARED_DEVICES = 50;

/** How far back the trail of a shared vehicle goes. */
export const SHARED_TRAIL_MS = 30 * MINUTE_MS;

/** How long the notice of a session that is over stays before the page goes on by itself. */
export const SHARE_END_NOTICE_MS = MINUTE_MS;

/** The ends that are offered for a link, in hours from now. */
export const SHARE_HOURS = [1, 8, 24] as const;
