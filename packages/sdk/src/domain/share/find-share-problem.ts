import type { Place } from '../geo/distance';
import { DAY_MS, MINUTE_MS } from '../time/durations';
import type { Phrase } from '../words/phrase';
import type { ShareShows } from './pick-shared';
import {
  MAX_REPLAY_DAYS,
  MAX_SHARE_DAYS,
  MAX_TRAIL_HOURS,
  MAX_SHARED_DEVICES,
  SHARE_PIN,
  type SHARE_LANGUAGES,
  MIN_SHARE_MS,
} from './share-limits';

/** A link before it is made. Moments in epoch ms, null while somebody still writes them or where there are none. */
export interface ShareDraft extends ShareShows {
  name: string;
  whose: 'devices' | 'group';
  deviceIds: readonly number[];
  groupId: number;
  startsAt: number | null;
  endsAt: number | null;
  /** NaN while it is no number. */
  trailHours: number | null;
  destinationName: string;
  /** Latitude and longitude as somebody writes them; '' for none. */
  destination: string;
  /** The fence that is the destination; 0 for none. */
  fenceId: number;
  endsOnArrival: boolean;
  isReplay: boolean;
  replayFrom: number | null;
  replayTo: number | null;
  /** '' asks for none. */
  pin: string;
  maxOpenings: number | null;
  language: (typeof SHARE_LANGUAGES)[number];
  message: string;
}

/** Reason for not creating a link, and the field it concerns. */
export interface ShareProblem {
  field: keyof ShareDraft;
  words: Phrase;
}

const PLACE = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** A place that was written as latitude and longitude; null for what is none. */
export function readPlaceText(text: string): Place | null {
  const [, latitude, longitude] = PLACE.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/** Finds the problem of a link to be created at `nowMs`; null if there is none. */
export function findShareProblem(draft: ShareDraft, nowMs: number): ShareProblem | null {
  return (
    findWhoseProblem(draft) ?? findTimeProblem(draft, nowMs) ?? findDetailProblem(draft, nowMs)
  );
}

const problem = (
  field: ShareProblem['field'],
  key: Phrase['key'],
  params?: Phrase['params'],
): ShareProblem => ({ field, words: { key, ...(params && { params }) } });

function findWhoseProblem({ whose, deviceIds, groupId }: ShareDraft): ShareProblem | null {
  if (whose === 'group') return groupId > 0 ? null : problem('groupId', 'share.problem.group');
  if (deviceIds.length === 0) return problem('deviceIds', 'share.problem.devices');
  if (deviceIds.length <= MAX_SHARED_DEVICES) return null;
  return problem('deviceIds', 'share.problem.tooMany', { count: MAX_SHARED_DEVICES });
}

function findTimeProblem({ startsAt, endsAt }: ShareDraft, nowMs: number): ShareProblem | null {
  if (endsAt === null || endsAt < nowMs + MIN_SHARE_MS) {
    return problem('endsAt', 'share.problem.early', { minutes: MIN_SHARE_MS / MINUTE_MS });
  }
  if (endsAt > nowMs + MAX_SHARE_DAYS * DAY_MS) {
    return problem('endsAt', 'share.problem.late', { days: MAX_SHARE_DAYS });
  }
  return startsAt !== null && startsAt >= endsAt
    ? problem('startsAt', 'share.problem.start')
    : null;
}

function findDetailProblem(draft: ShareDraft, nowMs: number): ShareProblem | null {
  const { isReplay, replayFrom, replayTo, trailHours, showsTrail, destination, pin } = draft;
  if (isReplay) {
    const isPast =
      replayFrom !== null && replayTo !== null && replayFrom < replayTo && replayTo <= nowMs;
    if (!isPast || replayTo - replayFrom > MAX_REPLAY_DAYS * DAY_MS) {
      return problem('replayTo', 'share.problem.replay', { days: MAX_REPLAY_DAYS });
    }
  }
  const isTrail = trailHours !== null && trailHours >= 0 && trailHours <= MAX_TRAIL_HOURS;
  if (showsTrail && !isTrail) {
    return problem('trailHours', 'share.problem.trail', { hours: MAX_TRAIL_HOURS });
  }
  if (destination.trim() !== '' && readPlaceText(destination) === null) {
    return problem('destination', 'share.problem.place');
  }
  return pin !== '' && !SHARE_PIN.test(pin) ? problem('pin', 'share.problem.pin') : null;
}
