import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { useTrackingClient } from '../../../react/provider/use-tracking-client';
import { toWorldLength, toWorldX, toWorldY } from '../../canvas/mercator';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';

const PRECISION_Z_INDEX = 425;

/**
 * Circle of a vehicle's possible distance from its drawn fix; none where the fix has no accuracy.
 */
export function PrecisionCircle({ deviceId }: { deviceId: number }) {
  const map = useMap();
  const { live } = useTrackingClient();

  useEffect(() => {
    const { positions } = live;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-precision',
      zIndex: PRECISION_Z_INDEX,
      className: 'rastro-precision-canvas',
      paint: (context, view, read) => {
        const position = positions.get(deviceId);
        const { accuracy = 0, latitude, longitude } = position ?? { latitude: 0, longitude: 0 };
        if (!(accuracy > 0)) return;
        const x = toWorldX(longitude) * view.scale - view.left;
        const y = toWorldY(latitude) * view.scale - view.top;
        context.beginPath();
        context.arc(x, y, toWorldLength(accuracy, latitude) * view.scale, 0, 2 * Math.PI);
        context.fillStyle = context.strokeStyle = read('map-trail');
        context.globalAlpha = 0.12;
        context.fill();
        context.globalAlpha = 1;
        context.lineWidth = 1.5;
        context.stroke();
      },
    });
    layer.addTo(map);
    const unsubscribe = positions.subscribeOne(deviceId, () => layer.redraw());
    return () => {
      unsubscribe();
      layer.remove();
    };
  }, [map, live, deviceId]);

  return null;
}
