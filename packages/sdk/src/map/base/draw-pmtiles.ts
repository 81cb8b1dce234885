import type { Layer } from 'leaflet';
import { PMTiles } from 'pmtiles';
import { MAX_ZOOM } from '../view/zoom-limits';
import { PmtilesGrid } from './pmtiles-grid';
import type { LayerEvents } from './use-layer-watch';
import { watchTiles } from './watch-tiles';

/**
 * A Leaflet layer of the image tiles in a PMTiles file.
 * @throws Error when there is no such file at the address
 */
export async function createPmtilesLayer(url: string, events: LayerEvents): Promise<Layer> {
  const file = new PMTiles(new URL(url, location.href).href);
  const { maxZoom } = await file.getHeader();
  const layer = new PmtilesGrid(file, { maxNativeZoom: maxZoom, maxZoom: MAX_ZOOM });
  watchTiles(layer, events);
  return layer;
}
