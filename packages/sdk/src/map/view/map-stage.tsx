import { useEffect, type ReactNode, type Ref } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { MapContainer, useMap } from 'react-leaflet';
import { MAX_ZOOM, MIN_ZOOM } from './zoom-limits';
import { useReducedMotion } from '../canvas/use-reduced-motion';

/** Props of `MapStage`. */
interface MapStageProps {
  /** Steps of the zoom level: 1 keeps image tiles sharp, less fits vehicles closer. */
  zoomSnap: number;
  /** Allows zooming into a box by Shift and drag. */
  hasBoxZoom: boolean;
  children: ReactNode;
  ref: Ref<LeafletMap>;
}

/** The Leaflet map itself, without any of its own controls; fills its parent. */
export function MapStage({ zoomSnap, hasBoxZoom, children, ref }: MapStageProps) {
  const reducedMotion = useReducedMotion();
  return (
    <MapContainer
      ref={ref}
      center={[0, 0]}
      zoom={MIN_ZOOM}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      zoomControl={false}
      attributionControl={false}
      worldCopyJump
      zoomSnap={zoomSnap}
      boxZoom={hasBoxZoom}
      zoomAnimation={!reducedMotion}
      fadeAnimation={!reducedMotion}
      inertia={!reducedMotion}
      style={{ position: 'absolute', inset: 0 }}
    >
      <ZoomSnap step={zoomSnap} />
      {children}
    </MapContainer>
  );
}

const setZoomSnap = (map: LeafletMap, step: number) => {
  map.options.zoomSnap = step;
};

/** A container keeps the options that it began with. */
function ZoomSnap({ step }: { step: number }) {
  const map = useMap();
  useEffect(() => setZoomSnap(map, step), [map, step]);
  return null;
}

/**
 * Names the map for assistive technology, keeps Leaflet's idea of its size true, and adds the key
 * 0 (show all) to Leaflet's own + and −.
 */
export function useMapElement(
  map: LeafletMap | null,
  names: { label: string; describedBy: string },
  onFitAll: () => void,
): void {
  const { label, describedBy } = names;
  useEffect(() => {
    const element = map?.getContainer();
    element?.setAttribute('role', 'application');
    element?.setAttribute('aria-label', label);
    element?.setAttribute('aria-describedby', describedBy);
  }, [map, label, describedBy]);

  useEffect(() => {
    if (!map) return;
    const element = map.getContainer();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '0' && !event.ctrlKey && !event.metaKey && !event.altKey) onFitAll();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [map, onFitAll]);

  useEffect(() => {
    if (!map || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
