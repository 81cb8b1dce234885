import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { FleetCluster } from '../../../map/cluster/find-cluster';
import type { MapPadding } from '../../../map/view/map-padding';
import { canSplit, splitCluster } from '../../../map/view/split-cluster';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import type { LiveMapProps } from '../live-map-props';

const loadSelection = () => import('../selection/selection-view');
const LazyParts = lazy(() =>
  import('./picking-parts').then(({ PickingParts }) => ({ default: PickingParts })),
);

const NONE: readonly number[] = [];

/** Options of {@link usePicking}. */
interface PickingOptions extends Pick<
  LiveMapProps,
  'onFollowChange' | 'onMenu' | 'onPickedChange' | 'onShowPicked' | 'pickedIds'
> {
  map: LeafletMap | null;
  /** The vehicles, once they are on the map. */
  layer: FleetCanvasLayer | null;
  padding: MapPadding;
  reducedMotion: boolean;
  selectedId: number | undefined;
  onSelect: (deviceId: number) => void;
}

/**
 * Provides picking of vehicles on the map: a pressed cluster splits or lists its vehicles, and the
 * vehicle under pointer or keys has a card. Parts load on first use.
 */
export function usePicking({
  map,
  layer,
  padding,
  reducedMotion,
  selectedId,
  onSelect,
  pickedIds = NONE,
  onPickedChange,
  ...actions
}: PickingOptions): {
  onClusterPress: (cluster: FleetCluster) => void;
  /** Begins or ends picking by every drag and press. */
  onPick: (() => void) | undefined;
  parts: ReactElement | null;
} {
  const [openedId, setOpenedId] = useState<number>();
  const [isPicking, setPicking] = useState(false);
  const isReached = useIsReached(map);
  const canPick = onPickedChange !== undefined;
  useEffect(() => {
    // Not only once the other parts are here: a box may be the first thing that is drawn.
    if (isReached && canPick) loadSelection().catch(() => undefined);
  }, [isReached, canPick]);
  const onClusterPress = (cluster: FleetCluster) => {
    if (!map) return;
    if (canSplit(map, cluster)) splitCluster(map, cluster, padding, !reducedMotion);
    else setOpenedId(cluster.leadId);
  };
  const isUsed = isReached || isPicking || pickedIds.length > 0 || openedId !== undefined;
  const parts =
    map && layer && isUsed ? (
      <Suspense>
        <LazyParts
          map={map}
          layer={layer}
          padding={padding}
          reducedMotion={reducedMotion}
          selectedId={selectedId}
          onSelect={onSelect}
          onClusterPress={onClusterPress}
          openedId={openedId}
          onClose={() => setOpenedId(undefined)}
          pickedIds={pickedIds}
          onPickedChange={onPickedChange}
          isPicking={isPicking}
          onPickingChange={setPicking}
          {...actions}
        />
      </Suspense>
    ) : null;
  const onPick = onPickedChange && (() => setPicking(!isPicking));
  return { onClusterPress, onPick, parts };
}

/** Has the pointer or the focus been on the map yet? */
function useIsReached(map: LeafletMap | null): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (!map) return;
    const element = map.getContainer();
    const reach = () => setReached(true);
    element.addEventListener('pointerenter', reach, { once: true });
    element.addEventListener('focusin', reach, { once: true });
    return () => {
      element.removeEventListener('pointerenter', reach);
      element.removeEventListener('focusin', reach);
    };
  }, [map]);
  return isReached;
}
