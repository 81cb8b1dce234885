import { point, type Map as LeafletMap } from 'leaflet';
import type { Place } from '../../../domain/geo/distance';
import { toAreaPoint } from '../../../domain/geofence-editor/fence-draft';
import { unwrapLongitude } from '../../../domain/geo/unwrap-longitude';

/** Longitudes that go on from each other, the first near that of the middle of the map. */
export function unrollPlaces(places: readonly Place[], nearLongitude: number): Place[] {
  let before = nearLongitude;
  return places.map(({ latitude, longitude }) => {
    before = unwrapLongitude(longitude, before);
    return { latitude, longitude: before };
  });
}

/** Converts places to px in the map's element, in the copy of the world in view. */
export function toScreen(map: LeafletMap, places: readonly Place[]): { x: number; y: number }[] {
  return unrollPlaces(places, map.getCenter().lng).map(({ latitude, longitude }) =>
    map.latLngToContainerPoint([latitude, longitude]),
  );
}

/** The place at a point of the map's element. */
export function fromScreen(map: LeafletMap, { x, y }: { x: number; y: number }): Place {
  const { lat, lng } = map.containerPointToLatLng(point(x, y));
  return toAreaPoint({ latitude: lat, longitude: lng });
}
