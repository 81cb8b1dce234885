export type { RouteStop, TimelineItem } from './build-timeline';
export type { EventFold } from './fold-events';
export type { ReplayMarks } from './replay-marks';
export type { ReplayView, RouteColoring } from './replay-view';
export type { RouteTrack, TrackFix, TrackMoment } from './route-track';
export type { SelectionFigures } from './sum-selection';
