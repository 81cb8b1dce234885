import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { drawLand } from './draw-land';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { decodeShapes, type WorldShape } from './world-shape';

const LAND_PRECISION = 2;
const LAND_Z_INDEX = 120;

/** Fetches and decodes the coastlines, a file of their own. */
async function loadLand(): Promise<readonly WorldShape[]> {
  const { coastlines } = await import('./coastlines');
  return decodeShapes(coastlines, LAND_PRECISION);
}

/** Props of `BaseMap`. */
export interface BaseMapProps {
  /** Starts fetching the coastlines: set it once the vehicles are loaded. Default at once. */
  isReady?: boolean;
}

/** The map without a tile server: land and water in the colours of the theme. */
export function BaseMap({ isReady = true }: BaseMapProps) {
  const map = useMap();
  const [land, setLand] = useState<readonly WorldShape[]>();

  useEffect(() => {
    if (!isReady || land) return;
    let current = true;
    loadLand().then(
      (shapes) => current && setLand(shapes),
      () => undefined, // vehicles on a plain background are still a map
    );
    return () => {
      current = false;
    };
  }, [isReady, land]);

  useEffect(() => {
    if (!land) return;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-base',
      zIndex: LAND_Z_INDEX,
      paint: (context, view, read) => {
        context.fillStyle = read('map-water');
        context.fillRect(0, 0, view.width, view.height);
        drawLand(context, view, land, { land: read('map-land'), coast: read('map-road-casing') });
      },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, land]);

  return null;
}
