import { MINUTE_MS } from '../time/durations';

/** Min lifetime of a link, from its creation. */
export const MIN_SHARE_MS = 5 * MINUTE_MS;

/** Max lifetime of a link, in days, from its creation or last change. */
export const MAX_SHARE_DAYS = 90;

/** Max number of vehicles listed in one link; a group has no limit. */
export const MAX_SHARED_DEVICES = 50;

/** Default length of a shared vehicle's trail, in hours. */
export const SHARED_TRAIL_HOURS = 0.5;

/** Max length of a shared vehicle's trail, in hours. */
export const MAX_TRAIL_HOURS = 72;

/** Max number of past days that one link replays. */
export const MAX_REPLAY_DAYS = 7;

/** PIN of a link, required besides its address: four to eight digits. */
export const SHARE_PIN = /^\d{4,8}$/;

/** The languages of a link; `auto` is that of who opens it. */
export const SHARE_LANGUAGES = ['auto', 'pt-BR', 'es', 'en-US'] as const;

/** Display time of the notice of an ended session before the page continues by itself. */
export const SHARE_END_NOTICE_MS = MINUTE_MS;

/** The ends that are offered for a link, in hours from now. */
export const SHARE_HOURS = [1, 8, 24] as const;
