export { findStateSince, STATE_EVENTS } from './find-state-since';
export {
  DEFAULT_VIEW,
  fitsAddress,
  formatListView,
  parseListView,
  type ListView,
} from './list-view';
export { keepPicked, pickAll, togglePicked } from './picked';
export { createSilenceCounter, type SilentCounts } from './silence-counter';
export { DEFAULT_SILENT_HOURS, isSilent, SILENT_HOURS, type SilentHours } from './silent-hours';
