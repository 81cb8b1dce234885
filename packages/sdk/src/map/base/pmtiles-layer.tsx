import { useEffect, useEffectEvent } from 'react';
import type { GridLayer } from 'leaflet';
import { useMap } from 'react-leaflet';
import { MAX_ZOOM } from '../zoom-limits';
import type { LayerEvents } from './use-layer-watch';
import { watchTiles } from './watch-tiles';

/** The image tiles of a PMTiles file; what reads it is fetched only for it. */
export function PmtilesLayer({ url, ...events }: { url: string } & LayerEvents) {
  const map = useMap();
  const tellShown = useEffectEvent(() => events.onShown());
  const tellFailed = useEffectEvent(() => events.onFailed());

  useEffect(() => {
    let isWanted = true;
    let layer: GridLayer | undefined;
    const draw = async () => {
      const [{ PMTiles }, { PmtilesGrid }] = await Promise.all([
        import('pmtiles'),
        import('./pmtiles-grid'),
      ]);
      const file = new PMTiles(new URL(url, location.href).href);
      const { maxZoom } = await file.getHeader();
      if (!isWanted) return;
      const made = new PmtilesGrid(file, { maxNativeZoom: maxZoom, maxZoom: MAX_ZOOM });
      watchTiles(made, { onShown: () => tellShown(), onFailed: () => tellFailed() });
      layer = made.addTo(map);
    };
    draw().catch(() => {
      if (isWanted) tellFailed();
    });
    return () => {
      isWanted = false;
      layer?.remove();
    };
  }, [map, url]);

  return null;
}
