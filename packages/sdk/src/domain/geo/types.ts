export type { Place } from './distance';
export type { CoordinateFormat } from './format-coordinates';
export type { GeoBox } from './geo-box';
export type { InitialView, PlaceOwner } from './initial-view';
export type { Area, AreaPoint } from './parse-area';
export type { RouteStep } from './split-route';
export type { KnownPlace, PlaceName } from './to-place-line';
