import { MINUTE_MS } from '../time/durations';

/** How soon a link may end at the earliest, from when it is made. */
export const SHORTEST_SHARE_MS = 5 * MINUTE_MS;

/** How long a link may live, in days, from when it is made or changed. */
export const LONGEST_SHARE_DAYS = 90;

/** How many vehicles one link may name; a group has as many as it has. */
export const MAX_SHARED_DEVICES = 50;

/** How far back the trail of a shared vehicle goes, in hours, where nobody says otherwise. */
export const SHARED_TRAIL_HOURS = 0.5;

/** How far back it goes at most. */
export const LONGEST_TRAIL_HOURS = 72;

/** How many days of the past one link replays at most. */
export const LONGEST_REPLAY_DAYS = 7;

/** What opens a link beside its address: four to eight digits. */
export const SHARE_PIN = /^\d{4,8}$/;

/** The languages of a link; `auto` is that of who opens it. */
export const SHARE_LANGUAGES = ['auto', 'pt-BR', 'es', 'en-US'] as const;

/** How long the notice of a session that is over stays before the page goes on by itself. */
export const SHARE_END_NOTICE_MS = MINUTE_MS;

/** The ends that are offered for a link, in hours from now. */
export const SHARE_HOURS = [1, 8, 24] as const;
