import { useEffect, useEffectEvent } from 'react';
import type { Layer } from 'leaflet';
import { useMap } from 'react-leaflet';
import { useReducedMotion } from '../use-reduced-motion';
import type { LayerEvents } from './use-layer-watch';

/** Props of `StyleLayer`. */
interface StyleLayerProps extends LayerEvents {
  style: string;
  pmtiles: string | undefined;
}

/** A base map that MapLibre draws, which is fetched only for it. */
export function StyleLayer({ style, pmtiles, ...events }: StyleLayerProps) {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  const tellShown = useEffectEvent(() => events.onShown());
  const tellFailed = useEffectEvent(() => events.onFailed());

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let layer: Layer | undefined;
    const draw = async () => {
      const { createStyleLayer } = await import('./draw-style');
      const made = await createStyleLayer({
        style,
        pmtiles,
        reducedMotion,
        signal,
        onShown: () => tellShown(),
        onFailed: () => tellFailed(),
      });
      if (signal.aborted) return;
      layer = made.addTo(map);
    };
    draw().catch(() => {
      if (!signal.aborted) tellFailed();
    });
    return () => {
      controller.abort();
      layer?.remove();
    };
  }, [map, style, pmtiles, reducedMotion]);

  return null;
}
