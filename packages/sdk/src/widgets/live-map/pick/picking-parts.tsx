import { lazy, Suspense, type ReactElement } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { FleetCluster } from '../../../map/cluster/find-cluster';
import type { MapPadding } from '../../../map/view/map-padding';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import type { LiveMapProps } from '../live-map-props';
import { Pointing } from './pointing-view';

const LazyClusterList = lazy(() =>
  import('./cluster-list-view').then(({ ClusterList }) => ({ default: ClusterList })),
);
const LazySelection = lazy(() =>
  import('../selection/selection-view').then(({ Selection }) => ({ default: Selection })),
);

/** Props of {@link PickingParts}. */
interface PickingPartsProps extends Pick<
  LiveMapProps,
  'onFollowChange' | 'onMenu' | 'onPickedChange' | 'onShowPicked'
> {
  map: LeafletMap;
  layer: FleetCanvasLayer;
  padding: MapPadding;
  reducedMotion: boolean;
  selectedId: number | undefined;
  onSelect: (deviceId: number) => void;
  onClusterPress: (cluster: FleetCluster) => void;
  /** The vehicle that leads the cluster whose list is open. */
  openedId: number | undefined;
  onClose: () => void;
  pickedIds: readonly number[];
  isPicking: boolean;
  onPickingChange: (isPicking: boolean) => void;
}

/** Parts of the map added once the pointer, the keys or a selection of vehicles needs them. */
export function PickingParts({
  map,
  layer,
  padding,
  reducedMotion,
  selectedId,
  onSelect,
  onMenu,
  onClusterPress,
  openedId,
  onClose,
  pickedIds,
  onPickedChange,
  ...selection
}: PickingPartsProps): ReactElement {
  return (
    <>
      <Pointing
        map={map}
        layer={layer}
        padding={padding}
        onSelect={onSelect}
        onMenu={onMenu}
        onClusterPress={onClusterPress}
      />
      {onPickedChange ? (
        <Suspense>
          <LazySelection
            map={map}
            layer={layer}
            padding={padding}
            reducedMotion={reducedMotion}
            deviceIds={pickedIds}
            onChange={onPickedChange}
            {...selection}
          />
        </Suspense>
      ) : null}
      {openedId === undefined ? null : (
        <Suspense>
          <LazyClusterList
            key={openedId}
            leadId={openedId}
            layer={layer}
            selectedId={selectedId}
            onSelect={onSelect}
            onMenu={onMenu}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  );
}
