import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import { geofence } from '../../../contract';
import type { MapShow } from '../../../domain/map/map-show';
import { useResource } from '../../../react/resource/use-resource';
import { useAccess } from '../../../react/session/use-access';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import { drawFences } from './draw-fences';
import { addFenceCanvas } from './fence-canvas';
import { listDrawn, toFenceOnMap } from './to-fence-shape';

/** Props of `FenceLayer`. */
export interface FenceLayerProps {
  show: Pick<MapShow, 'geofences' | 'anchors'>;
  /** Fainter and without names: the map is about something else. */
  isFaint?: boolean;
  /** The selected vehicle, whose anchor is drawn too. */
  selectedId: number | undefined;
  /**
   * Fleet layer painted over the fences; fence names avoid its vehicles. Null while there is none.
   */
  fleet: FleetCanvasLayer | null;
  /** Told how many fences cannot be drawn. */
  onUnreadable: (count: number) => void;
}

const FENCES_Z_INDEX = 410;
/** Map pane for the fences of a page about fences. */
export const PAGE_FENCES_PANE = 'rastro-page-fences';

/** The fences that the account sees, under the vehicles, as they are changed anywhere on the page. */
export function FenceLayer({
  show,
  isFaint = false,
  selectedId,
  fleet,
  onUnreadable,
}: FenceLayerProps) {
  const map = useMap();
  const can = useAccess();
  const { data } = useResource(geofence, can('read', 'geofences').allowed ? undefined : null);
  const reportUnreadable = useEffectEvent((count: number) => onUnreadable(count));
  const fences = useMemo(() => (data ?? []).map(toFenceOnMap), [data]);
  const { geofences, anchors } = show;
  const shapes = useMemo(
    () => listDrawn(fences, { geofences, anchors }, selectedId),
    [fences, geofences, anchors, selectedId],
  );

  const watchLayers = useCallback(
    (tell: () => void) => {
      map.on('layeradd layerremove', tell);
      return () => void map.off('layeradd layerremove', tell);
    },
    [map],
  );
  const isCovered = useSyncExternalStore(
    watchLayers,
    () => map.getPane(PAGE_FENCES_PANE)?.hasChildNodes() ?? false,
  );

  useEffect(() => {
    reportUnreadable(fences.filter(({ shape }) => !shape).length);
  }, [fences]);

  useEffect(() => {
    if (shapes.length === 0 || isCovered) return;
    return addFenceCanvas(map, {
      pane: 'rastro-fences',
      zIndex: FENCES_Z_INDEX,
      className: 'rastro-fence-canvas',
      fleet,
      draw: (context, view, read, taken) => {
        const style = {
          color: read('map-fence'),
          surface: read('surface'),
          fontFamily: read('font-family'),
          isFaint,
          isBackground: true,
        };
        return drawFences(context, view, shapes, style, { taken }).names;
      },
    });
  }, [map, shapes, fleet, isCovered, isFaint]);

  return null;
}
