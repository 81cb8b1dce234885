import type { Position } from '@rastro/sdk/contract';
import { RouteLine, useMap } from '@rastro/sdk/map';
import { useEffect, type ReactElement } from 'react';

/** How the page zooms the map from its keyboard shortcuts. */
export type MapZoom = { zoomIn(): void; zoomOut(): void };

/** What the console draws inside the map; in a chunk of its own, since it brings Leaflet. */
export function MapChildren({
  route,
  onZoomReady,
}: {
  route: readonly Position[] | null;
  onZoomReady: (zoom: MapZoom | null) => void;
}): ReactElement | null {
  const map = useMap();
  useEffect(() => {
    onZoomReady({ zoomIn: () => map.zoomIn(), zoomOut: () => map.zoomOut() });
    return () => onZoomReady(null);
  }, [map, onZoomReady]);
  return route ? <RouteLine points={route} /> : null;
}
