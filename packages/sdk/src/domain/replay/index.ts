export { buildTimeline, numberStops } from './build-timeline';
export { findSpeedLimit } from './find-speed-limit';
export { foldEvents } from './fold-events';
export { listSeriesKeys, readSeries, readSeriesValue } from './list-series';
export { filterReplayEvents, resolveReplayMarks } from './replay-marks';
export {
  formatReplayView,
  parseReplayView,
  REPLAY_DAYS,
  REPLAY_PERIODS,
  ROUTE_COLORINGS,
} from './replay-view';
export { buildTrack, findTimeIndex, readMoment } from './route-track';
export { listSpeedSteps, SPEED_STEPS_KMH } from './speed-steps';
export { sumSelection } from './sum-selection';
export type * from './types';
