import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { useIsDark } from '../../canvas/use-is-dark';
import { useMapFrame } from '../../view/map-padding';
import { drawIncludedMap } from './draw-included-map';
import { LabelsCanvas } from './labels-canvas';
import { useIncludedMap } from './use-included-map';

const GROUND_Z_INDEX = 150;

/** Props of `IncludedMapLayer`. */
export interface IncludedMapLayerProps {
  /** Address of the file of an included map (docs/branding.md). */
  url: string;
  /** Shows names on the map; default true. */
  hasNames?: boolean;
  /** Told the credit of the map once it is there; text of strangers. */
  onAttribution?: (attribution: string) => void;
}

/** A map of a region under the vehicles, from one file and without tiles; nothing where it does not come. */
export function IncludedMapLayer({ url, hasNames = true, onAttribution }: IncludedMapLayerProps) {
  const map = useMap();
  const isDark = useIsDark(map);
  const { padding, fleet } = useMapFrame();
  const included = useIncludedMap(map, url);
  const attribution = included?.attribution;
  const reportAttribution = useEffectEvent((text: string) => onAttribution?.(text));

  useEffect(() => {
    if (attribution !== undefined) reportAttribution(attribution);
  }, [attribution]);

  useEffect(() => {
    if (!included) return;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-included-map',
      zIndex: GROUND_Z_INDEX,
      paint: (context, view, read) => drawIncludedMap(context, view, included, read, isDark),
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, included, isDark]);

  useEffect(() => {
    if (!included || !hasNames) return;
    const layer = new LabelsCanvas({ included, isDark, padding, fleet });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, included, hasNames, isDark, padding, fleet]);

  return null;
}
