import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Map as LeafletMap } from 'leaflet';

/** Renders again when the map has moved, and says whether it zooms just now. */
export function useMapMoves(map: LeafletMap): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('move zoomend resize', listener);
      return () => void map.off('move zoomend resize', listener);
    },
    [map],
  );
  // What moved before anybody listened counts as well.
  useSyncExternalStore(subscribe, () => {
    const { lat, lng } = map.getCenter();
    const { x, y } = map.getSize();
    return [lat, lng, map.getZoom(), x, y].join(' ');
  });
  const [isZooming, setZooming] = useState(false);
  useEffect(() => {
    const start = () => setZooming(true);
    const end = () => setZooming(false);
    map.on('zoomstart', start).on('zoomend', end);
    return () => void map.off('zoomstart', start).off('zoomend', end);
  }, [map]);
  return isZooming;
}
