export type { EmbedData, EmbedWidget } from './embed-widgets';
export type { ShareDraft, ShareProblem } from './find-share-problem';
export type { Arrival, ArrivalFix } from './estimate-arrival';
export type { ShareShows } from './pick-shared';
export type { ViewingDevice } from './read-device-kind';
