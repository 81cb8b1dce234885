import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tileTints } from '../../../map/base/tile-tint';
import { LazyFarChips, LazyLegend } from '../../../map/layers/lazy-layers';
import { leafletStyles } from '../../../map/view/leaflet-styles';
import { MapStage } from '../../../map/view/map-stage';
import { useServer } from '../../../react/session/use-server';
import { useLabels } from '../../../react/use-labels';
import { VisuallyHidden } from '../../../ui';
import { LiveMapControls } from './live-map-controls';
import { LiveMapFoot } from './live-map-foot';
import { MapContents } from './map-contents';
import { EDGE_PX } from './map-edge';
import { useLiveMap, type LiveMapViewProps } from './use-live-map';

/** Space below the legend for scale and credits, in px. */
const LEGEND_ABOVE_FOOT_PX = 28;

const Root = styled.div`
  position: absolute;
  inset: 0;
  ${leafletStyles}
  ${tileTints}
  .leaflet-container {
    background: var(--rastro-map-land);
  }
`;

/** `LiveMap` once it is in a browser; Leaflet comes with this chunk. */
export function LiveMapView(props: LiveMapViewProps) {
  const { selectedId, credits = [], faintFences = false, slots = {}, slotProps = {} } = props;
  const t = useLabels();
  const { data: server } = useServer();
  const helpId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [includedCredit, setIncludedCredit] = useState('');
  const [unreadableFences, setUnreadableFences] = useState(0);
  const state = useLiveMap(props, { rootRef, helpId });
  const { map, setMap, base, padding, isQuiet, show } = state;
  return (
    <Root
      ref={rootRef}
      role="region"
      aria-label={t('map.label')}
      data-ready={state.isReady}
      data-vehicles={state.hasVehicles}
      data-base={base.layer ? base.watch.state : undefined}
      data-tiles={base.tint}
    >
      <VisuallyHidden id={helpId}>{t('map.help')}</VisuallyHidden>
      <MapStage
        ref={setMap}
        zoomSnap={base.hasImageTiles ? 1 : 0.25}
        hasBoxZoom={props.onPickedChange === undefined}
      >
        <MapContents
          state={state}
          selectedId={selectedId}
          onFollowChange={props.onFollowChange}
          faintFences={faintFences}
          onIncludedCredit={setIncludedCredit}
          onUnreadableFences={setUnreadableFences}
        >
          {props.children}
        </MapContents>
      </MapStage>
      {state.picking.parts}
      {map && isQuiet && selectedId === undefined ? (
        <LazyFarChips
          map={map}
          live={state.live}
          filter={state.filter}
          padding={padding}
          reducedMotion={state.reducedMotion}
        />
      ) : null}
      <LiveMapControls
        state={state}
        selectedId={selectedId}
        unreadableFences={unreadableFences}
        slots={slots}
        slotProps={slotProps}
      />
      {show.legend && map ? (
        <LazyLegend
          hasStatus={show.status}
          hasClusters={show.cluster}
          hasFences={show.geofences}
          left={padding.left + EDGE_PX}
          bottom={padding.bottom + EDGE_PX + LEGEND_ABOVE_FOOT_PX}
          top={padding.top + EDGE_PX}
          onClose={() => state.setShown('legend', false)}
        />
      ) : null}
      <LiveMapFoot
        map={slots.scale === null ? null : map}
        base={base}
        trouble={state.trouble}
        credits={[base.isPlain ? includedCredit : '', server?.demo?.attribution ?? '', ...credits]}
        padding={padding}
      />
    </Root>
  );
}
