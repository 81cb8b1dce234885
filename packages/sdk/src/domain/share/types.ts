export type { ShareDraft, ShareProblem } from './find-share-problem';
export type { ShareShows } from './pick-shared';
