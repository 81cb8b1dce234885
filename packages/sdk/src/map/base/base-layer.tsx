import type { MapLayer } from '../../contract/map-layer';
import { FetchedLayer } from './fetched-layer';
import { RasterLayer } from './raster-layer';
import type { LayerWatch } from './use-layer-watch';

/** Props of `BaseLayer`. */
interface BaseLayerProps {
  layer: MapLayer;
  watch: LayerWatch;
}

/** A base map of any kind, under the vehicles; nothing while it has failed. */
export function BaseLayer({ layer, watch }: BaseLayerProps) {
  const { state, attempt, onShown, onFailed } = watch;
  if (state === 'failed') return null;
  const events = { onShown, onFailed };
  if ('url' in layer) return <RasterLayer key={attempt} layer={layer} {...events} />;
  const pmtiles = 'pmtiles' in layer ? layer.pmtiles : undefined;
  return <FetchedLayer key={attempt} style={layer.style} pmtiles={pmtiles} {...events} />;
}
