export { ROUTE_FORMATS, toFileName } from './route-file';
export { toGeoJson } from './to-geo-json';
export { toGpx } from './to-gpx';
export { toKml } from './to-kml';
export { toRouteCsv } from './to-route-csv';
export type * from './types';
