import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';
import { drawStreets } from './draw-streets';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { readStreetColors } from './street-colors';
import { fetchStreets, type Streets } from './streets';
import { useIsDark } from './use-is-dark';

const STREETS_Z_INDEX = 150;

/** Props of `StreetsLayer`. */
export interface StreetsLayerProps {
  /** Address of a street layer, see `parseStreets`. */
  url: string;
  /** Told the credit of the streets once they are there; text of strangers. */
  onAttribution?: (attribution: string) => void;
}

/** Streets under the vehicles, fetched from an address; without it the map simply has none. */
export function StreetsLayer({ url, onAttribution }: StreetsLayerProps) {
  const map = useMap();
  const isDark = useIsDark(map);
  const [streets, setStreets] = useState<Streets>();
  const tellAttribution = useEffectEvent((text: string) => onAttribution?.(text));

  useEffect(() => {
    const controller = new AbortController();
    fetchStreets(url, controller.signal).then(
      (loaded) => {
        setStreets(loaded);
        tellAttribution(loaded.attribution);
      },
      () => undefined, // the layer is an extra: the base map stays
    );
    return () => controller.abort();
  }, [url]);

  useEffect(() => {
    if (!streets) return;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-streets',
      zIndex: STREETS_Z_INDEX,
      paint: (context, view, read) =>
        drawStreets(context, view, streets, readStreetColors(read, isDark)),
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, streets, isDark]);

  return null;
}
