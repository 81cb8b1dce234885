export type { RouteFile, RouteFileFix, RouteFormat } from './route-file';
export type { RouteCsvColumn } from './to-route-csv';
