export { buildTimeline, numberStops, type RouteStop, type TimelineItem } from './build-timeline';
export { listSeriesKeys, readSeries, readSeriesValue } from './list-series';
export { resolveReplayMarks, type ReplayMarks } from './replay-marks';
export {
  formatReplayView,
  parseReplayView,
  REPLAY_DAYS,
  REPLAY_PERIODS,
  ROUTE_COLORINGS,
  type ReplayView,
  type RouteColoring,
} from './replay-view';
export {
  buildTrack,
  findTimeIndex,
  readMoment,
  type RouteTrack,
  type TrackFix,
  type TrackMoment,
} from './route-track';
export { type SelectionFigures, sumSelection } from './sum-selection';
