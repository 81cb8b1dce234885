import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../../client';
import { centerOn } from '../../../map/view/map-movement';
import type { MapPadding } from '../../../map/view/map-padding';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import type { LiveMapHandle } from '../live-map-props';

const FOCUS_ZOOM = 15;

interface MapParts {
  map: LeafletMap | null;
  fleet: FleetCanvasLayer | null;
  live: LiveStore;
  rootRef: RefObject<HTMLElement | null>;
  padding: MapPadding;
  reducedMotion: boolean;
  fitAll: () => void;
}

/** Provides the methods of a `LiveMap` `ref`. */
export function useMapHandle(
  ref: Ref<LiveMapHandle> | undefined,
  { map, fleet, live, rootRef, padding, reducedMotion, fitAll }: MapParts,
): void {
  useImperativeHandle(
    ref,
    () => ({
      getDrawnCount: () => fleet?.shownCount ?? 0,
      getScreenPoint(deviceId) {
        const position = live.positions.get(deviceId);
        const point =
          fleet?.getContainerPoint(deviceId) ??
          (position && map?.latLngToContainerPoint([position.latitude, position.longitude]));
        const box = rootRef.current?.getBoundingClientRect();
        return point && box && { x: point.x + box.left, y: point.y + box.top };
      },
      zoomIn: () => void map?.zoomIn(),
      zoomOut: () => void map?.zoomOut(),
      fitAll,
      focusDevice(deviceId) {
        const position = live.positions.get(deviceId);
        if (!map || !position) return;
        const zoom = Math.max(map.getZoom(), FOCUS_ZOOM);
        const place: [number, number] = [position.latitude, position.longitude];
        centerOn(map, place, zoom, padding, !reducedMotion);
      },
    }),
    [fitAll, fleet, live, map, padding, reducedMotion, rootRef],
  );
}
