import { latLngBounds, type LatLngExpression, type Map as LeafletMap } from 'leaflet';
import type { InitialView } from '../../domain/geo/initial-view';
import { readMapCover } from './map-cover';
import type { MapPadding } from './map-padding';

const FIT_MARGIN_PX = 48;
/** Half a marker with its nose, clear of a button. */
const MARKER_PX = 26;

/**
 * Leaflet's fit options for a map that is partly covered: by panels (`padding`), and by the map's own
 * controls and its foot.
 */
export function toFitOptions(map: LeafletMap, padding: MapPadding, maxZoom: number) {
  const { right, bottom } = readMapCover(map.getContainer());
  const clear = (covered: number, panel: number) =>
    Math.max(panel + FIT_MARGIN_PX, covered === 0 ? 0 : covered + MARKER_PX);
  return {
    paddingTopLeft: [padding.left + FIT_MARGIN_PX, padding.top + FIT_MARGIN_PX] as [number, number],
    paddingBottomRight: [clear(right, padding.right), clear(bottom, padding.bottom)] as [
      number,
      number,
    ],
    maxZoom,
  };
}

/** Shows a view of the domain's rule in the part of the map that is not covered; farther than a screen it jumps there. */
export function showView(
  map: LeafletMap,
  view: InitialView,
  padding: MapPadding,
  animate: boolean,
): void {
  if (view.kind === 'bounds') {
    const bounds = latLngBounds([view.south, view.west], [view.north, view.east]);
    map.fitBounds(bounds, {
      ...toFitOptions(map, padding, view.maxZoom),
      // As below.
      animate: animate && undefined,
    });
  } else {
    centerOn(map, [view.latitude, view.longitude], view.zoom, padding, animate);
  }
}

/** Puts a place into the middle of what is not covered; farther than a screen it jumps there. */
export function centerOn(
  map: LeafletMap,
  place: LatLngExpression,
  zoom: number,
  padding: MapPadding,
  animate: boolean,
): void {
  const offset: [number, number] = [
    (padding.right - padding.left) / 2,
    (padding.bottom - padding.top) / 2,
  ];
  const center = map.unproject(map.project(place, zoom).add(offset), zoom);
  // Asked to animate, Leaflet slides layers over millions of px, which Chrome loses; unasked, only near.
  map.setView(center, zoom, { animate: animate && undefined });
}

/** Is a container point in the part of the map that is not covered, `marginPx` from its edges? */
export function isUncovered(
  map: LeafletMap,
  point: { x: number; y: number },
  padding: MapPadding,
  marginPx: number,
): boolean {
  const size = map.getSize();
  return (
    point.x >= padding.left + marginPx &&
    point.y >= padding.top + marginPx &&
    point.x <= size.x - padding.right - marginPx &&
    point.y <= size.y - padding.bottom - marginPx
  );
}
