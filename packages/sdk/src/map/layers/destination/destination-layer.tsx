import { useEffect, useMemo } from 'react';
import { useMap } from 'react-leaflet';
import type { Place } from '../../../domain/geo/distance';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { toWorldX, toWorldY } from '../../canvas/mercator';
import { drawDestination } from './draw-destination';

const Z_INDEX = 425;

/** Props of `DestinationLayer`. */
export interface DestinationLayerProps {
  place: Place;
  /** Places of the vehicles on their way there. Keep the list while nothing changes. */
  from: readonly Place[];
}

const toWorld = ({ latitude, longitude }: Place) => ({
  x: toWorldX(longitude),
  y: toWorldY(latitude),
});

/** Destination of vehicles, with the straight line from each. */
export function DestinationLayer({ place, from }: DestinationLayerProps) {
  const map = useMap();
  const { latitude, longitude } = place;
  const at = useMemo(() => toWorld({ latitude, longitude }), [latitude, longitude]);
  useEffect(() => {
    const starts = from.map(toWorld);
    const layer = new StaticCanvasLayer({
      pane: 'rastro-destination',
      zIndex: Z_INDEX,
      className: 'rastro-destination-canvas',
      paint(context, { scale, left, top }, read) {
        const toPoint = ({ x, y }: { x: number; y: number }) => ({
          x: x * scale - left,
          y: y * scale - top,
        });
        drawDestination(context, { at: toPoint(at), from: starts.map(toPoint) }, read);
      },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, at, from]);
  return null;
}
