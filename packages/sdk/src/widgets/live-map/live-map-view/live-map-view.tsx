import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { styled } from 'styled-components';
import { toggleFollowed } from '../../../domain/follow/toggle-followed';
import { computeBounds } from '../../../domain/geo/initial-view';
import { BaseLayer } from '../../../map/base/base-layer';
import { tileTints } from '../../../map/base/tile-tint';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import { FleetLayer } from '../../../map/worker/fleet-layer';
import { useGroupNames } from '../../../map/worker/use-group-names';
import { LayersMenu } from '../../../map/layers/menu/layers-menu';
import {
  LazyBaseMap,
  LazyFarChips,
  LazyFences,
  LazyIncludedMap,
  LazyLegend,
  LazyVehicleExtras,
} from '../../../map/layers/lazy-layers';
import { ToolsMenu } from '../../../map/layers/tools/tools-menu';
import { leafletStyles } from '../../../map/view/leaflet-styles';
import { MapControls } from '../../../map/view/map-controls';
import { listPositions } from '../../../map/view/list-positions';
import { showView } from '../../../map/view/map-movement';
import { MapFrameContext, NO_PADDING } from '../../../map/view/map-padding';
import { MapStage, useMapElement } from '../../../map/view/map-stage';
import { useFocusSelected } from '../../../map/view/use-focus-selected';
import { useInitialView } from '../../../map/view/use-initial-view';
import { useIsDark } from '../../../map/canvas/use-is-dark';
import { useReducedMotion } from '../../../map/canvas/use-reduced-motion';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { useLabels } from '../../../react/use-labels';
import { isFiltering } from '../../../domain/device/filter-devices';
import { useFilterFacts } from '../../../react/device-list/use-filter-facts';
import { useLive } from '../../../react/live/use-live';
import { useServer } from '../../../react/session/use-server';
import { useSession } from '../../../react/session/use-session';
import { useMapShow } from '../../../react/map/use-map-show';
import { VisuallyHidden } from '../../../ui';
import type { LiveMapProps } from '../live-map-props';
import { PLAIN_LAYER_ID, toLayerName } from '../../../map/base/resolve-base-layer';
import { useBaseLayer } from '../../../map/base/use-base-layer';
import { usePicking } from '../pick/picking-view';
import { EDGE_PX } from './map-edge';
import { LiveMapFoot } from './live-map-foot';
import { useFollowPause } from './use-follow-pause';
import { useMapHandle } from './use-map-handle';
import { useVehiclesFirst } from './use-vehicles-first';
import { useFrameReport } from './use-frame-report';
import { toAbsoluteUrl, useMapLayers } from './use-map-layers';

/** Space below the legend for scale and credits, in px. */
const LEGEND_ABOVE_FOOT_PX = 28;
const NONE: readonly number[] = [];

const Root = styled.div`
  position: absolute;
  inset: 0;
  ${leafletStyles}
  ${tileTints}
  .leaflet-container {
    background: var(--rastro-map-land);
  }
`;

type LiveMapViewProps = Omit<
  LiveMapProps,
  'appearance' | 'labels' | 'fallback' | 'className' | 'style' | 'id' | 'selectedId'
> & { selectedId?: number | undefined };

/** `LiveMap` once it is in a browser; Leaflet comes with this chunk. */
export function LiveMapView({
  layers: givenLayers,
  layerId,
  onLayerChange,
  includedMapUrl: givenMapUrl,
  credits = [],
  filter: givenFilter,
  children,
  selectedId,
  onSelect,
  onMenu,
  followIds = NONE,
  onFollowChange,
  pickedIds,
  onPickedChange,
  onShowPicked,
  view,
  closestFit,
  show: choice,
  faintFences = false,
  onShowChange,
  padding: givenPadding,
  slots = {},
  slotProps = {},
  ref,
}: LiveMapViewProps) {
  const t = useLabels();
  const live = useLive('LiveMap');
  const { client, locale } = useTrackingContext('LiveMap');
  const { user } = useSession();
  const { data: server, error: serverError } = useServer();
  const reducedMotion = useReducedMotion();
  const helpId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [fleet, setFleet] = useState<FleetCanvasLayer | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { isFollowPaused, setFollowPaused } = useFollowPause(followIds);
  const { show, setShown, restore } = useMapShow({ choice, onChange: onShowChange });
  const groupNames = useGroupNames(show.groups);
  const filter = useFilterFacts(
    useMemo(
      () =>
        givenFilter && selectedId !== undefined && isFiltering(givenFilter)
          ? { ...givenFilter, alwaysId: selectedId }
          : givenFilter,
      [givenFilter, selectedId],
    ),
  );
  const [includedCredit, setIncludedCredit] = useState('');
  const [unreadableFences, setUnreadableFences] = useState(0);
  const isDark = useIsDark(map);
  const layers = useMapLayers(givenLayers, server, client.baseUrl);
  const { onFrame, hasVehicles } = useFrameReport(rootRef);
  const demo = server?.demo;
  const servedMapUrl = server?.includedMapUrl
    ? toAbsoluteUrl(server.includedMapUrl, client.baseUrl)
    : undefined;
  const includedMapUrl = givenMapUrl ?? servedMapUrl;
  const { top, right, bottom, left } = { ...NO_PADDING, ...givenPadding };
  const padding = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);

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
  const base = useBaseLayer({
    layers,
    locale,
    isDark,
    isReady: isQuiet,
    chosenId: layerId,
    startIds: [user?.map, server?.map],
    onChoose: onLayerChange,
  });
  // An included map stands in for base maps: their absence is no news.
  const trouble =
    base.isAway && base.layer && !includedMapUrl
      ? t('map.layers.away', { name: toLayerName(base.layer.name, locale) })
      : undefined;
  const hasCamera = followIds.length > 0 && !isFollowPaused;
  const markPressed = useFocusSelected(map, live, hasCamera ? undefined : selectedId, {
    padding,
    reducedMotion,
    isReady,
  });

  useMapHandle(ref, { map, fleet, live, rootRef, padding, reducedMotion, fitAll });

  const plainName = includedMapUrl ? t('map.layers.included') : t('map.layers.plain');
  const plainLayer = { id: PLAIN_LAYER_ID, name: plainName, layer: undefined };
  const Controls = slots.controls === undefined ? MapControls : slots.controls;
  const isFollowing = selectedId !== undefined && followIds.includes(selectedId);

  const toggleFollow =
    selectedId !== undefined && onFollowChange
      ? () => onFollowChange(toggleFollowed(followIds, selectedId))
      : undefined;

  const select = (deviceId: number | undefined) => {
    markPressed(deviceId);
    onSelect?.(deviceId);
  };
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

  return (
    <Root
      ref={rootRef}
      role="region"
      aria-label={t('map.label')}
      data-ready={isReady}
      data-vehicles={hasVehicles}
      data-base={base.layer ? base.watch.state : undefined}
      data-tiles={base.tint}
    >
      <VisuallyHidden id={helpId}>{t('map.help')}</VisuallyHidden>
      <MapStage
        ref={setMap}
        zoomSnap={base.hasImageTiles ? 1 : 0.25}
        hasBoxZoom={onPickedChange === undefined}
      >
        <MapFrameContext value={frame}>
          {base.layer && isQuiet ? <BaseLayer layer={base.layer} watch={base.watch} /> : null}
          {base.isPlain ? <LazyBaseMap isReady={isQuiet} /> : null}
          {base.isPlain && includedMapUrl && isQuiet ? (
            <LazyIncludedMap url={includedMapUrl} onAttribution={setIncludedCredit} />
          ) : null}
          {isQuiet && (show.geofences || show.anchors || selectedId !== undefined) ? (
            <LazyFences
              show={show}
              isFaint={faintFences}
              selectedId={selectedId}
              fleet={fleet}
              onUnreadable={setUnreadableFences}
            />
          ) : null}
          <FleetLayer
            ref={setFleet}
            selectedId={selectedId}
            onSelect={select}
            onClusterPress={picking.onClusterPress}
            followIds={followIds}
            showClusters={show.cluster}
            showNames={show.names}
            showPlates={show.plates}
            showStatus={show.status}
            groupNames={groupNames}
            filter={filter}
            onFrame={onFrame}
          />
          {(selectedId ?? followIds[0]) === undefined ? null : (
            <LazyVehicleExtras
              selectedId={selectedId}
              show={show}
              deviceIds={followIds}
              onChange={onFollowChange}
              isPaused={isFollowPaused}
              onPausedChange={setFollowPaused}
            />
          )}
          {children}
        </MapFrameContext>
      </MapStage>
      {picking.parts}
      {map && isQuiet && selectedId === undefined ? (
        <LazyFarChips
          map={map}
          live={live}
          filter={filter}
          padding={padding}
          reducedMotion={reducedMotion}
        />
      ) : null}
      {Controls && map ? (
        <Controls
          onZoomIn={() => map.zoomIn()}
          onZoomOut={() => map.zoomOut()}
          onFitAll={fitAll}
          isFollowing={isFollowing}
          onToggleFollow={toggleFollow}
          layersMenu={
            <LayersMenu
              map={map}
              padding={padding}
              isDark={isDark}
              includedMapUrl={includedMapUrl}
              baseLayers={[...base.choices, plainLayer]}
              baseLayerId={base.choiceId}
              onBaseLayerChange={base.choose}
              show={show}
              onShow={setShown}
              onRestore={restore}
              unreadableFences={unreadableFences}
              trouble={trouble}
            />
          }
          toolsMenu={
            slots.tools === null ? null : (
              <ToolsMenu
                map={map}
                padding={padding}
                selectedId={selectedId}
                isFollowing={isFollowing}
                onToggleFollow={toggleFollow}
                onPick={picking.onPick}
                {...slotProps.tools}
              />
            )
          }
          top={padding.top + EDGE_PX}
          right={padding.right + EDGE_PX}
          bottom={padding.bottom + EDGE_PX}
          {...slotProps.controls}
        />
      ) : null}
      {show.legend && map ? (
        <LazyLegend
          hasStatus={show.status}
          hasClusters={show.cluster}
          hasFences={show.geofences}
          left={padding.left + EDGE_PX}
          bottom={padding.bottom + EDGE_PX + LEGEND_ABOVE_FOOT_PX}
          top={padding.top + EDGE_PX}
          onClose={() => setShown('legend', false)}
        />
      ) : null}
      <LiveMapFoot
        map={slots.scale === null ? null : map}
        base={base}
        trouble={trouble}
        credits={[base.isPlain ? includedCredit : '', demo?.attribution ?? '', ...credits]}
        padding={padding}
      />
    </Root>
  );
}
