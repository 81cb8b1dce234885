export { findStateSince, STATE_EVENTS } from './find-state-since';
export { DEFAULT_VIEW, fitsAddress, formatListView, parseListView } from './list-view';
export { keepPicked, pickAll, togglePicked } from './picked';
export { createSilenceCounter } from './silence-counter';
export type * from './types';
