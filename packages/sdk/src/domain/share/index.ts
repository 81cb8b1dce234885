export { EMBED_WIDGETS, needsData } from './embed-widgets';
export { ARRIVAL_WINDOW_MS, estimateArrival } from './estimate-arrival';
export { findShareProblem, readPlaceText } from './find-share-problem';
export { newShareDraft } from './new-share-draft';
export { formatRemaining } from './format-remaining';
export { pickSharedDevice, pickSharedFence, pickSharedPosition } from './pick-shared';
export { readDeviceKind, VIEWING_DEVICES } from './read-device-kind';
export { readSharer } from './read-sharer';
export {
  MAX_REPLAY_DAYS,
  MAX_SHARE_DAYS,
  MAX_TRAIL_HOURS,
  MAX_SHARED_DEVICES,
  SHARE_END_NOTICE_MS,
  SHARE_HOURS,
  SHARE_LANGUAGES,
  SHARE_PIN,
  SHARED_TRAIL_HOURS,
  MIN_SHARE_MS,
} from './share-limits';
export type * from './types';
