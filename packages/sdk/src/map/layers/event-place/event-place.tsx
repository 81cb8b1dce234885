import { useEffect, useMemo } from 'react';
import { useMap } from 'react-leaflet';
import type { EventSeverity } from '../../../domain/alarms/rate-event';
import type { Place } from '../../../domain/geo/distance';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { toWorldX, toWorldY } from '../../canvas/mercator';
import { centerOn } from '../../view/map-movement';
import { useMapFrame } from '../../view/map-padding';
import { drawEventPlace } from './draw-event-place';

const Z_INDEX = 436;
/** Streets with their names; whoever looks closer keeps that. */
const MIN_ZOOM = 15;

/** Props of `EventPlace`. */
export interface EventPlaceProps {
  place: Place;
  severity: EventSeverity;
  /** Time of the event. */
  text: string;
}

/** Mark of an event in the middle of the map, in the colour of its severity with its time. */
export function EventPlace({ place, severity, text }: EventPlaceProps) {
  const map = useMap();
  const { padding, isReady } = useMapFrame();
  const { latitude, longitude } = place;
  const world = useMemo(
    () => ({ x: toWorldX(longitude), y: toWorldY(latitude) }),
    [latitude, longitude],
  );
  useEffect(() => {
    const layer = new StaticCanvasLayer({
      pane: 'rastro-event-place',
      zIndex: Z_INDEX,
      className: 'rastro-event-place-canvas',
      paint(context, view, read) {
        const at = { x: world.x * view.scale - view.left, y: world.y * view.scale - view.top };
        drawEventPlace(context, { ...at, severity, text }, read);
      },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, world, severity, text]);
  useEffect(() => {
    if (!isReady) return;
    centerOn(map, [latitude, longitude], Math.max(map.getZoom(), MIN_ZOOM), padding, true);
  }, [map, latitude, longitude, isReady, padding]);
  return null;
}
