import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import { geofence } from '../../../contract';
import type { MapShow } from '../../../domain/map/map-show';
import { useResource } from '../../../react/resource/use-resource';
import { useAccess } from '../../../react/session/use-access';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { waitFor } from '../../canvas/wait-for';
import type { FleetFrame } from '../../fleet/fleet-frame';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import { drawFences, type TakenSpot } from './draw-fences';
import { listDrawn, toFenceOnMap } from './to-fence-shape';

/** Props of `FenceLayer`. */
export interface FenceLayerProps {
  show: Pick<MapShow, 'geofences' | 'anchors'>;
  /** Fainter and without names: the map is about something else. */
  isFaint?: boolean;
  /** The selected vehicle, whose anchor is drawn too. */
  selectedId: number | undefined;
  /** What is painted over them, whose places their names leave free; null while there is none. */
  fleet: FleetCanvasLayer | null;
  /** Told how many fences cannot be drawn. */
  onUnreadable: (count: number) => void;
}

const FENCES_Z_INDEX = 410;
/** The vehicles of another view are painted by then; those that drive on move no name. */
const SETTLE_MS = 400;

const countSpots = ({ frame }: FleetCanvasLayer): number =>
  frame.deviceIds.length + frame.clusters.x.length;

/** Where vehicles and clusters stand on another canvas of the same map. */
function listTaken(fleet: FleetCanvasLayer, layer: StaticCanvasLayer): TakenSpot[] {
  const { frame } = fleet;
  const toSpots = ({ x, y }: Pick<FleetFrame, 'x' | 'y'>, isCluster: boolean) =>
    Array.from(x, (left, index) => ({
      ...layer.toCanvasPoint(fleet.toContainerPoint({ x: left, y: y[index]! })),
      isCluster,
    }));
  return [...toSpots(frame, false), ...toSpots(frame.clusters, true)];
}
/** Where the fences of a page that is about them are drawn, these among them. */
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
  const tellUnreadable = useEffectEvent((count: number) => onUnreadable(count));
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
    tellUnreadable(fences.filter(({ shape }) => !shape).length);
  }, [fences]);

  useEffect(() => {
    if (shapes.length === 0 || isCovered) return;
    let endWait: (() => void) | undefined;
    let isSettled = false;
    let shownCount = 0;
    const settle = () => {
      endWait?.();
      endWait = waitFor(SETTLE_MS, () => {
        isSettled = true;
        layer.redraw();
        isSettled = false;
      });
    };
    const layer = new StaticCanvasLayer({
      pane: 'rastro-fences',
      zIndex: FENCES_Z_INDEX,
      className: 'rastro-fence-canvas',
      paint: (context, view, read) => {
        const style = {
          color: read('status-stopped'),
          surface: read('surface'),
          fontFamily: read('font-family'),
          isFaint,
        };
        drawFences(context, view, shapes, style, fleet ? listTaken(fleet, layer) : []);
        if (!fleet) return;
        shownCount = countSpots(fleet);
        if (!isSettled) settle();
      },
    });
    layer.addTo(map);
    const unsubscribe = fleet?.subscribe(() => {
      // Another filter shows others, or nobody.
      const count = countSpots(fleet);
      if (2 * Math.abs(count - shownCount) <= Math.max(count, shownCount)) return;
      shownCount = count;
      settle();
    });
    return () => {
      unsubscribe?.();
      endWait?.();
      layer.remove();
    };
  }, [map, shapes, fleet, isCovered, isFaint]);

  return null;
}
