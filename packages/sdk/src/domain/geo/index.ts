export { type ContainsPlace, createContainsPlace, findAreaMiddle } from './contains-place';
export { interpolateCourse, normalizeCourse, shortestTurn } from './course';
export { EARTH_RADIUS_METERS, haversineMeters } from './distance';
export { COORDINATE_FORMATS, formatCoordinates } from './format-coordinates';
export { createBoxTest } from './geo-box';
export {
  computeBounds,
  DEFAULT_ZOOM,
  isCentringLatitude,
  isCentringLongitude,
  resolveInitialView,
} from './initial-view';
export { AreaProblem, parseArea } from './parse-area';
export { isRouteBreak, splitRoute } from './split-route';
export { STREET_VIEW_ORIGIN } from './street-view';
export { toPlaceLine } from './to-place-line';
export type * from './types';
