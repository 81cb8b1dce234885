import { useEffect, useEffectEvent } from 'react';
import { tileLayer, type TileErrorEvent } from 'leaflet';
import { useMap } from 'react-leaflet';
import type { RasterMapLayer } from '../../contract/map-layer';
import { MAX_ZOOM } from '../view/zoom-limits';
import { REFERRER_POLICY } from './referrer-policy';
import { watchTiles } from './watch-tiles';
import type { LayerEvents } from './use-layer-watch';

const hideBroken = ({ tile }: TileErrorEvent) => tile.classList.add('rastro-tile-broken');

/** The image tiles of one layer; a tile that fails leaves the background, never a broken image. */
export function RasterLayer({ layer, ...events }: { layer: RasterMapLayer } & LayerEvents) {
  const map = useMap();
  const { url, maxZoom = MAX_ZOOM } = layer;
  const reportShown = useEffectEvent(() => events.onShown());
  const reportFailed = useEffectEvent(() => events.onFailed());

  useEffect(() => {
    const tiles = tileLayer(url, {
      className: 'rastro-tile',
      maxNativeZoom: maxZoom,
      maxZoom: MAX_ZOOM,
      referrerPolicy: REFERRER_POLICY,
    });
    tiles.on('tileerror', hideBroken);
    watchTiles(tiles, { onShown: () => reportShown(), onFailed: () => reportFailed() });
    tiles.addTo(map);
    return () => void tiles.remove();
  }, [map, url, maxZoom]);

  return null;
}
