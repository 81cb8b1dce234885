import type { ReactNode } from 'react';
import { BaseLayer } from '../../../map/base/base-layer';
import {
  LazyBaseMap,
  LazyFences,
  LazyIncludedMap,
  LazyVehicleExtras,
} from '../../../map/layers/lazy-layers';
import { MapFrameContext } from '../../../map/view/map-padding';
import { FleetLayer } from '../../../map/worker/fleet-layer';
import type { LiveMapProps } from '../live-map-props';
import type { LiveMapState } from './use-live-map';

/** All that lies in the map and moves with it: base map, fences, vehicles, and what the host draws. */
export function MapContents({
  state,
  selectedId,
  onFollowChange,
  faintFences,
  onIncludedCredit,
  onUnreadableFences,
  children,
}: Pick<LiveMapProps, 'onFollowChange'> & {
  state: LiveMapState;
  selectedId: number | undefined;
  faintFences: boolean;
  onIncludedCredit: (credit: string) => void;
  onUnreadableFences: (count: number) => void;
  children: ReactNode;
}) {
  const { base, includedMapUrl, isQuiet, show, fleet, setFleet, followIds } = state;
  return (
    <MapFrameContext value={state.frame}>
      {base.layer && isQuiet ? <BaseLayer layer={base.layer} watch={base.watch} /> : null}
      {base.isPlain ? <LazyBaseMap isReady={isQuiet} /> : null}
      {base.isPlain && includedMapUrl && isQuiet ? (
        <LazyIncludedMap url={includedMapUrl} onAttribution={onIncludedCredit} />
      ) : null}
      {isQuiet && (show.geofences || show.anchors || selectedId !== undefined) ? (
        <LazyFences
          show={show}
          isFaint={faintFences}
          selectedId={selectedId}
          fleet={fleet}
          onUnreadable={onUnreadableFences}
        />
      ) : null}
      <FleetLayer
        ref={setFleet}
        selectedId={selectedId}
        onSelect={state.select}
        onClusterPress={state.picking.onClusterPress}
        followIds={followIds}
        showClusters={show.cluster}
        showNames={show.names}
        showPlates={show.plates}
        showStatus={show.status}
        groupNames={state.groupNames}
        filter={state.filter}
        onFrame={state.onFrame}
      />
      {(selectedId ?? followIds[0]) === undefined ? null : (
        <LazyVehicleExtras
          selectedId={selectedId}
          show={show}
          deviceIds={followIds}
          onChange={onFollowChange}
          isPaused={state.isFollowPaused}
          onPausedChange={state.setFollowPaused}
        />
      )}
      {children}
    </MapFrameContext>
  );
}
