import { useEffect, useReducer, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';

/** Renders again when the map has moved, and says whether it zooms just now. */
export function useMapMoves(map: LeafletMap): boolean {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [isZooming, setZooming] = useState(false);
  useEffect(() => {
    const start = () => setZooming(true);
    const end = () => setZooming(false);
    map.on('move resize', draw).on('zoomstart', start).on('zoomend', end);
    return () => void map.off('move resize', draw).off('zoomstart', start).off('zoomend', end);
  }, [map]);
  return isZooming;
}
