export {
  ROUTE_FORMATS,
  type RouteFile,
  type RouteFileFix,
  type RouteFormat,
  toFileName,
} from './route-file';
export { toGeoJson } from './to-geo-json';
export { toGpx } from './to-gpx';
export { toKml } from './to-kml';
export { type RouteCsvColumn, toRouteCsv } from './to-route-csv';
