import type { MapLayer } from '../../contract/map-layer';
import { PmtilesLayer } from './pmtiles-layer';
import { RasterLayer } from './raster-layer';
import { StyleLayer } from './style-layer';
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
  if (layer.style !== undefined) {
    return <StyleLayer key={attempt} style={layer.style} pmtiles={pmtiles} {...events} />;
  }
  return pmtiles === undefined ? null : <PmtilesLayer key={attempt} url={pmtiles} {...events} />;
}
