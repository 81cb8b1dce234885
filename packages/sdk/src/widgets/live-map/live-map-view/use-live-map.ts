import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { isFiltering } from '../../../domain/device/filter-devices';
import { toggleFollowed } from '../../../domain/follow/toggle-followed';
import { computeBounds } from '../../../domain/geo/initial-view';
import { useIsDark } from '../../../map/canvas/use-is-dark';
import { useReducedMotion } from '../../../map/canvas/use-reduced-motion';
import { listPositions } from '../../../map/view/list-positions';
import { showView } from '../../../map/view/map-movement';
import { NO_PADDING } from '../../../map/view/map-padding';
import { useMapElement } from '../../../map/view/map-stage';
import { useFocusSelected } from '../../../map/view/use-focus-selected';
import { useInitialView } from '../../../map/view/use-initial-view';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import { useGroupNames } from '../../../map/worker/use-group-names';
import { useFilterFacts } from '../../../react/device-list/use-filter-facts';
import { useLive } from '../../../react/live/use-live';
import { useMapShow } from '../../../react/map/use-map-show';
import { useServer } from '../../../react/session/use-server';
import { useSession } from '../../../react/session/use-session';
import { useLabels } from '../../../react/use-labels';
import type { LiveMapProps } from '../live-map-props';
import { usePicking } from '../pick/picking-view';
import { useFollowPause } from './use-follow-pause';
import { useFrameReport } from './use-frame-report';
import { useMapBase } from './use-map-base';
import { useMapHandle } from './use-map-handle';
import { useVehiclesFirst } from './use-vehicles-first';

const NONE: readonly number[] = [];

/** Props of {@link LiveMapView}. */
export type LiveMapViewProps = Omit<
  LiveMapProps,
  'appearance' | 'labels' | 'fallback' | 'className' | 'style' | 'id' | 'selectedId'
> & { selectedId?: number | undefined };

/** State of a live map and what may be done with it. */
export type LiveMapState = ReturnType<typeof useLiveMap>;

/** The filter with its facts; the selected vehicle is never left out. */
function useFleetFilter(given: LiveMapProps['filter'], selectedId: number | undefined) {
  return useFilterFacts(
    useMemo(
      () =>
        given && selectedId !== undefined && isFiltering(given)
          ? { ...given, alwaysId: selectedId }
          : given,
      [given, selectedId],
    ),
  );
}

/** The same object until a side changes. */
function useFullPadding(given: LiveMapProps['padding']) {
  const { top, right, bottom, left } = { ...NO_PADDING, ...given };
  return useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);
}

/** Brings a map to its first view, keeps it at the selected vehicle, and holds what is drawn on it. */
export function useLiveMap(
  props: LiveMapViewProps,
  { rootRef, helpId }: { rootRef: RefObject<HTMLDivElement | null>; helpId: string },
) {
  const { selectedId, followIds = NONE, onSelect, onFollowChange, view, closestFit } = props;
  const t = useLabels();
  const live = useLive('LiveMap');
  const { user } = useSession();
  const { data: server, error: serverError } = useServer();
  const reducedMotion = useReducedMotion();
  const [fleet, setFleet] = useState<FleetCanvasLayer | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const follow = useFollowPause(followIds);
  const shown = useMapShow({ choice: props.show, onChange: props.onShowChange });
  const groupNames = useGroupNames(shown.show.groups);
  const filter = useFleetFilter(props.filter, selectedId);
  const isDark = useIsDark(map);
  const { onFrame, hasVehicles } = useFrameReport(rootRef);
  const padding = useFullPadding(props.padding);

  const fitAll = useCallback(() => {
    const bounds = computeBounds(listPositions(live, filter));
    if (map && bounds) showView(map, bounds, padding, !reducedMotion);
  }, [live, filter, map, padding, reducedMotion]);

  useMapElement(map, { label: t('map.canvas'), describedBy: helpId }, fitAll);
  const isReady = useInitialView(map, {
    live,
    user,
    server: server ?? (serverError ? null : undefined),
    view,
    closestFit,
    padding,
  });
  const frame = useMemo(() => ({ padding, isReady, fleet }), [padding, isReady, fleet]);
  const isQuiet = useVehiclesFirst(map, { live, filter, isReady, hasVehicles });
  const ground = useMapBase(props, { isDark, isReady: isQuiet });
  const hasCamera = followIds.length > 0 && !follow.isFollowPaused;
  const markPressed = useFocusSelected(map, live, hasCamera ? undefined : selectedId, {
    padding,
    reducedMotion,
    isReady,
  });
  useMapHandle(props.ref, { map, fleet, live, rootRef, padding, reducedMotion, fitAll });

  const toggleFollow =
    selectedId !== undefined && onFollowChange
      ? () => onFollowChange(toggleFollowed(followIds, selectedId))
      : undefined;
  const select = (deviceId: number | undefined) => {
    markPressed(deviceId);
    onSelect?.(deviceId);
  };
  const { onMenu, pickedIds, onPickedChange, onShowPicked } = props;
  const picking = usePicking({
    map,
    layer: fleet,
    padding,
    reducedMotion,
    selectedId,
    onSelect: select,
    onMenu,
    onFollowChange,
    pickedIds,
    onPickedChange,
    onShowPicked,
  });
  return {
    ...ground,
    ...shown,
    ...follow,
    map,
    setMap,
    fleet,
    setFleet,
    live,
    groupNames,
    filter,
    followIds,
    isFollowing: selectedId !== undefined && followIds.includes(selectedId),
    toggleFollow,
    select,
    picking,
    padding,
    /** The padding, and what else lies in the map may ask for. */
    frame,
    reducedMotion,
    isDark,
    isReady,
    /** The vehicles are drawn: the rest may load. */
    isQuiet,
    hasVehicles,
    onFrame,
    fitAll,
  };
}
