import type { Map as LeafletMap } from 'leaflet';
import type { Place } from '../../domain/geo/distance';
import type { MapPadding } from './map-padding';

/** Returns the middle of the uncovered part in the map's element, px. */
export function readCenterPoint(
  map: LeafletMap,
  { left, right, top, bottom }: MapPadding,
): [number, number] {
  const { x, y } = map.getSize();
  return [(left + x - right) / 2, (top + y - bottom) / 2];
}

/** A point of the map's element as a place, its longitude within ±180. */
export function toPlace(map: LeafletMap, point: [number, number]): Place {
  const { lat, lng } = map.wrapLatLng(map.containerPointToLatLng(point));
  return { latitude: lat, longitude: lng };
}
