import { MaplibreGL } from '@maplibre/maplibre-gl-leaflet';
import type { Layer } from 'leaflet';
import { addProtocol, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { REFERRER_POLICY } from './referrer-policy';
import type { MapStyle } from './resolve-style';
import type { LayerEvents } from './use-layer-watch';

/** Options for drawing a style. */
interface StyleOptions extends LayerEvents {
  style: MapStyle;
  /** Show new tiles at once. */
  reducedMotion: boolean;
}

let isPrepared = false;

/** Once a page: where the worker lies, and what reads PMTiles. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  // A file of this site: bundlers look for exactly this expression.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  addProtocol('pmtiles', new Protocol().tile);
}

/** A Leaflet layer that MapLibre draws. */
export function createStyleLayer(options: StyleOptions): Layer {
  prepare();
  const layer = new MaplibreGL({
    style: options.style as unknown as StyleSpecification,
    interactive: false,
    attributionControl: false,
    fadeDuration: options.reducedMotion ? 0 : 200,
    transformRequest: (url) => ({ url, referrerPolicy: REFERRER_POLICY }),
  });
  layer.on('add', () => watchStyle(layer, options));
  return layer;
}

/** A style whose tiles all fail draws its background and calls that loaded. */
function watchStyle(
  layer: InstanceType<typeof MaplibreGL>,
  { onShown, onFailed }: LayerEvents,
): void {
  const map = layer.getMaplibreMap();
  const container = layer.getContainer();
  container.setAttribute('aria-hidden', 'true');
  map.getCanvas().tabIndex = -1;
  let hasTile = false;
  let hasError = false;
  map.on('sourcedata', ({ tile }) => {
    if (tile) hasTile = true;
  });
  map.on('error', (event) => {
    hasError = true;
    const isWholeSource = 'sourceId' in event && !('tile' in event);
    if (isWholeSource && !hasTile) onFailed();
  });
  map.once('load', () => {
    if (hasTile || !hasError) onShown();
    else onFailed();
  });
}
