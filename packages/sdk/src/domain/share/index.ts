export { findShareProblem } from './find-share-problem';
export { formatRemaining } from './format-remaining';
export { pickSharedDevice, pickSharedPosition } from './pick-shared';
export { readSharer } from './read-sharer';
export {
  LONGEST_SHARE_DAYS,
  MAX_SHARED_DEVICES,
  SHARE_END_NOTICE_MS,
  SHARE_HOURS,
  SHARED_TRAIL_MS,
  SHORTEST_SHARE_MS,
} from './share-limits';
export type * from './types';
