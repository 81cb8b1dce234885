export { findShareProblem, type ShareDraft, type ShareProblem } from './find-share-problem';
export { formatRemaining } from './format-remaining';
export { pickSharedDevice, pickSharedPosition, type ShareShows } from './pick-shared';
export {
  LONGEST_SHARE_DAYS,
  MOST_SHARED_DEVICES,
  SHARE_END_NOTICE_MS,
  SHARE_HOURS,
  SHARED_TRAIL_MS,
  SHORTEST_SHARE_MS,
} from './share-limits';
