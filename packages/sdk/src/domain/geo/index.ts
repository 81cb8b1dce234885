export { interpolateCourse, normalizeCourse, shortestTurn } from './course';
export { EARTH_RADIUS_METERS, haversineMeters, type Place } from './distance';
export { COORDINATE_FORMATS, type CoordinateFormat, formatCoordinates } from './format-coordinates';
export { createBoxTest, type GeoBox } from './geo-box';
export {
  computeBounds,
  DEFAULT_ZOOM,
  type InitialView,
  isCentringLatitude,
  isCentringLongitude,
  type PlaceOwner,
  resolveInitialView,
} from './initial-view';
export { type Area, type AreaPoint, AreaProblem, parseArea } from './parse-area';
export { isRouteBreak, type RouteStep, splitRoute } from './split-route';
export { STREET_VIEW_ORIGIN } from './street-view';
export { type KnownPlace, type PlaceName, toPlaceLine } from './to-place-line';
