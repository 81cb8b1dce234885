import { useEffect, useEffectEvent, useMemo } from 'react';
import { useMap } from 'react-leaflet';
import { geofence } from '../../../contract';
import type { MapShow } from '../../../domain/map/map-show';
import { useResource } from '../../../react/resource/use-resource';
import { useAccess } from '../../../react/session/use-access';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { drawFences } from './draw-fences';
import { listDrawn, toFenceOnMap } from './to-fence-shape';

/** Props of `FenceLayer`. */
export interface FenceLayerProps {
  show: Pick<MapShow, 'geofences' | 'anchors'>;
  /** The selected vehicle, whose anchor is drawn too. */
  selectedId: number | undefined;
  /** Told how many fences cannot be drawn. */
  onUnreadable: (count: number) => void;
}

const FENCES_Z_INDEX = 410;

/** The fences that the account sees, under the vehicles, as they are changed anywhere on the page. */
export function FenceLayer({ show, selectedId, onUnreadable }: FenceLayerProps) {
  const map = useMap();
  const can = useAccess();
  const { data } = useResource(geofence, can('read', 'geofences').allowed ? undefined : null);
  const tellUnreadable = useEffectEvent((count: number) => onUnreadable(count));
  const fences = useMemo(() => (data ?? []).map(toFenceOnMap), [data]);
  const { geofences, anchors } = show;
  const shapes = useMemo(
    () => listDrawn(fences, { geofences, anchors }, selectedId),
    [fences, geofences, anchors, selectedId],
  );

  useEffect(() => {
    tellUnreadable(fences.filter(({ shape }) => !shape).length);
  }, [fences]);

  useEffect(() => {
    if (shapes.length === 0) return;
    const layer = new StaticCanvasLayer({
      pane: 'rastro-fences',
      zIndex: FENCES_Z_INDEX,
      className: 'rastro-fence-canvas',
      paint: (context, view, read) => {
        drawFences(context, view, shapes, {
          color: read('status-stopped'),
          surface: read('surface'),
          fontFamily: read('font-family'),
        });
      },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, shapes]);

  return null;
}
