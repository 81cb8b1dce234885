import { MaplibreGL } from '@maplibre/maplibre-gl-leaflet';
import type { Layer } from 'leaflet';
import { addProtocol, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { REFERRER_POLICY } from './referrer-policy';
import { resolveStyle, type MapStyle } from './resolve-style';
import type { LayerEvents } from './use-layer-watch';

/** What a style is drawn with. */
interface StyleOptions extends LayerEvents {
  /** Address of the style. */
  style: string;
  /** Address of the PMTiles file for its vector sources without tiles. */
  pmtiles: string | undefined;
  /** Show new tiles at once. */
  reducedMotion: boolean;
  signal: AbortSignal;
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

async function fetchStyle({ style, pmtiles, signal }: StyleOptions): Promise<MapStyle> {
  const styleUrl = new URL(style, location.href).href;
  const pmtilesUrl = pmtiles && new URL(pmtiles, location.href).href;
  const response = await fetch(styleUrl, { signal, referrerPolicy: REFERRER_POLICY });
  if (!response.ok) throw new TypeError(`No map style at ${style} (HTTP ${response.status})`);
  return resolveStyle((await response.json()) as MapStyle, styleUrl, pmtilesUrl);
}

/**
 * A Leaflet layer that MapLibre draws.
 * @throws fetch's error, or TypeError when there is no style at the address
 */
export async function createStyleLayer(options: StyleOptions): Promise<Layer> {
  const style = await fetchStyle(options);
  prepare();
  const layer = new MaplibreGL({
    style: style as unknown as StyleSpecification,
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
