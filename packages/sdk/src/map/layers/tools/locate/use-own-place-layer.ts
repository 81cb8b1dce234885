import { useEffect, useEffectEvent } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { OwnPlaceState } from '../../../../react/tools/use-own-place';
import { toWorldX, toWorldY } from '../../../canvas/mercator';
import { StaticCanvasLayer } from '../../../canvas/static-canvas-layer';
import { useReducedMotion } from '../../../canvas/use-reduced-motion';
import type { MapPadding } from '../../../view/map-padding';
import { centerOn } from '../../../view/map-movement';

const PLACE_Z_INDEX = 425;
const CLOSE_ZOOM = 15;
const EQUATOR_METERS = 40_075_017;

/** Shows where the person is, as a dot in a circle of the accuracy, and brings it into the middle. */
export function useOwnPlaceLayer(map: LeafletMap, state: OwnPlaceState, padding: MapPadding): void {
  const reducedMotion = useReducedMotion();
  const bring = useEffectEvent((latitude: number, longitude: number) => {
    const zoom = Math.max(map.getZoom(), CLOSE_ZOOM);
    centerOn(map, [latitude, longitude], zoom, padding, !reducedMotion);
  });
  useEffect(() => {
    if (state.status !== 'found') return;
    const { place, accuracyMeters } = state;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-own-place',
      zIndex: PLACE_Z_INDEX,
      className: 'rastro-own-place-canvas',
      paint(context, view, read) {
        const x = toWorldX(place.longitude) * view.scale - view.left;
        const y = toWorldY(place.latitude) * view.scale - view.top;
        const metersAcross = EQUATOR_METERS * Math.cos((place.latitude * Math.PI) / 180);
        const radius = (accuracyMeters / metersAcross) * view.scale;
        const circle = (radiusPx: number) => {
          context.beginPath();
          context.arc(x, y, radiusPx, 0, Math.PI * 2);
        };
        context.fillStyle = read('accent');
        context.strokeStyle = read('accent');
        circle(Math.max(radius, 1));
        context.globalAlpha = 0.14;
        context.fill();
        context.globalAlpha = 1;
        context.lineWidth = 1;
        context.stroke();
        circle(7);
        context.fill();
        context.lineWidth = 3;
        context.strokeStyle = read('surface');
        context.stroke();
      },
    });
    layer.addTo(map);
    bring(place.latitude, place.longitude);
    return () => void layer.remove();
  }, [map, state]);
}
