import { DAY_MS, MINUTE_MS } from '../time/durations';
import type { Phrase } from '../words/phrase';
import type { ShareShows } from './pick-shared';
import { LONGEST_SHARE_DAYS, MAX_SHARED_DEVICES, SHORTEST_SHARE_MS } from './share-limits';

/** A link before it is made. `endsAt` in epoch ms, null while somebody still writes it. */
export interface ShareDraft extends ShareShows {
  name: string;
  deviceIds: readonly number[];
  endsAt: number | null;
}

/** What a link cannot be made for, and the field that it is about. */
export interface ShareProblem {
  field: 'deviceIds' | 'endsAt';
  words: Phrase;
}

/** What is wrong with a link that is to be made at `nowMs`; null when nothing is. */
export function findShareProblem(
  { deviceIds, endsAt }: Pick<ShareDraft, 'deviceIds' | 'endsAt'>,
  nowMs: number,
): ShareProblem | null {
  if (deviceIds.length === 0) {
    return { field: 'deviceIds', words: { key: 'share.problem.devices' } };
  }
  if (deviceIds.length > MAX_SHARED_DEVICES) {
    const params = { count: MAX_SHARED_DEVICES };
    return { field: 'deviceIds', words: { key: 'share.problem.tooMany', params } };
  }
  if (endsAt === null || endsAt < nowMs + SHORTEST_SHARE_MS) {
    const params = { minutes: SHORTEST_SHARE_MS / MINUTE_MS };
    return { field: 'endsAt', words: { key: 'share.problem.early', params } };
  }
  if (endsAt > nowMs + LONGEST_SHARE_DAYS * DAY_MS) {
    const params = { days: LONGEST_SHARE_DAYS };
    return { field: 'endsAt', words: { key: 'share.problem.late', params } };
  }
  return null;
}
