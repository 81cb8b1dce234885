import { useEffect, useEffectEvent } from 'react';
import type { Layer } from 'leaflet';
import { useMap } from 'react-leaflet';
import { useReducedMotion } from '../canvas/use-reduced-motion';
import type { LayerEvents } from './use-layer-watch';
import { REFERRER_POLICY } from './referrer-policy';
import { resolveStyle, type MapStyle } from './resolve-style';

/** Addresses of a style. */
interface StyleAddress {
  /** Address of the style. */
  style: string;
  /** Address of the PMTiles file for its vector sources without tiles. */
  pmtiles: string | undefined;
  signal: AbortSignal;
}

/**
 * A style, ready to be drawn.
 * @throws fetch's error, or TypeError when there is no style at the address
 */
async function fetchStyle({ style, pmtiles, signal }: StyleAddress): Promise<MapStyle> {
  const styleUrl = new URL(style, location.href).href;
  const pmtilesUrl = pmtiles && new URL(pmtiles, location.href).href;
  const response = await fetch(styleUrl, { signal, referrerPolicy: REFERRER_POLICY });
  if (!response.ok) throw new TypeError(`No map style at ${style} (HTTP ${response.status})`);
  return resolveStyle((await response.json()) as MapStyle, styleUrl, pmtilesUrl);
}

/** Props of `FetchedLayer`; at least one of the two addresses is given. */
interface FetchedLayerProps extends LayerEvents {
  /** A style for MapLibre; without one, the image tiles of `pmtiles` are drawn. */
  style: string | undefined;
  pmtiles: string | undefined;
}

/** A base map that needs more than Leaflet: what draws it is fetched only for it. */
export function FetchedLayer({ style, pmtiles, ...events }: FetchedLayerProps) {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  const reportShown = useEffectEvent(() => events.onShown());
  const reportFailed = useEffectEvent(() => events.onFailed());

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const told = { onShown: () => reportShown(), onFailed: () => reportFailed() };
    let layer: Layer | undefined;
    const create = async (): Promise<Layer | undefined> => {
      if (style !== undefined) {
        // Before what draws it, which is several times as large and of no use without.
        const fetched = await fetchStyle({ style, pmtiles, signal });
        const { createStyleLayer } = await import('./draw-style');
        if (signal.aborted) return undefined;
        return createStyleLayer({ style: fetched, reducedMotion, ...told });
      }
      if (pmtiles === undefined) return undefined;
      const { createPmtilesLayer } = await import('./draw-pmtiles');
      return createPmtilesLayer(pmtiles, told);
    };
    create().then(
      (made) => {
        if (!signal.aborted) layer = made?.addTo(map);
      },
      () => {
        if (!signal.aborted) reportFailed();
      },
    );
    return () => {
      controller.abort();
      layer?.remove();
    };
  }, [map, style, pmtiles, reducedMotion]);

  return null;
}
