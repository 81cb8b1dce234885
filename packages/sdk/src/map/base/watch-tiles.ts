import type { GridLayer } from 'leaflet';
import type { LayerEvents } from './use-layer-watch';

/** Tells of the first tile that came, or that none of the first ones did. */
export function watchTiles(layer: GridLayer, { onShown, onFailed }: LayerEvents): void {
  let hasTile = false;
  layer.on('tileload', () => {
    if (!hasTile) onShown();
    hasTile = true;
  });
  layer.on('load', () => {
    if (!hasTile) onFailed();
  });
}
