import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { createGlobalStyle } from 'styled-components';
import { computeBounds } from '../../../domain/geo/initial-view';
import { MAP_WORDS } from '../../../map/layers/map-words';
import { ToolDock } from '../../../map/layers/tools/tool-dock';
import type { MapPadding } from '../../../map/view/map-padding';
import { showView } from '../../../map/view/map-movement';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';
import { useLive } from '../../../react/live/use-live';
import { useDeviceMoves } from '../../../react/picked/use-device-moves';
import { usePicked } from '../../../react/picked/use-picked';
import { LazyWords } from '../../../react/provider/lazy-words';
import type { LiveMapProps } from '../live-map-props';
import { MoveNotice } from './move-notice';
import { SelectionBar } from './selection-bar';
import { useMapPicker } from '../../../map/layers/selection/use-map-picker';

/** Styles outside the bar: the drawn box, the pointer meanwhile, and space for other controls. */
const SelectionStyle = createGlobalStyle`
  .rastro-selection-box {
    position: absolute;
    z-index: 700;
    box-sizing: border-box;
    border: 2px solid var(--rastro-accent-ink);
    border-radius: 3px;
    background: color-mix(in srgb, var(--rastro-accent) 16%, transparent);
    pointer-events: none;
  }
  .leaflet-container[data-picking] {
    cursor: crosshair !important;
  }
  :has(> .rastro-map-tools > *) > .rastro-map-selection {
    margin-bottom: 64px;
  }
  :has(> .rastro-map-tools iframe) > .rastro-map-selection {
    display: none;
  }
`;

const CommandDialog = lazy(() =>
  import('../../command-dialog').then((module) => ({ default: module.CommandDialog })),
);

/** Props of {@link Selection}. */
export interface SelectionProps extends Pick<LiveMapProps, 'onFollowChange' | 'onShowPicked'> {
  map: LeafletMap;
  layer: FleetCanvasLayer;
  padding: MapPadding;
  reducedMotion: boolean;
  deviceIds: readonly number[];
  onChange: (deviceIds: readonly number[]) => void;
  /** Every drag and every press picks, not only those with Shift. */
  isPicking: boolean;
  onPickingChange: (isPicking: boolean) => void;
}

/** Picks vehicles by a box or one by one, and offers what can be done with all of them. */
export function Selection(props: SelectionProps) {
  return (
    <LazyWords files={MAP_WORDS}>
      <OpenSelection {...props} />
    </LazyWords>
  );
}

function OpenSelection({
  map,
  layer,
  padding,
  reducedMotion,
  deviceIds,
  onChange,
  isPicking,
  onPickingChange,
  onFollowChange,
  onShowPicked,
}: SelectionProps) {
  const live = useLive('LiveMap');
  const picked = usePicked({ deviceIds, onChange });
  const moves = useDeviceMoves();
  const bar = useRef<HTMLElement>(null);
  /** Recipients of the command, fixed at the request, whatever is selected or leaves meanwhile. */
  const [toldIds, setToldIds] = useState<readonly number[] | null>(null);
  const leave = () => {
    if (bar.current?.contains(document.activeElement)) {
      map.getContainer().focus({ preventScroll: true });
    }
  };
  const { outcome, pickInView, endPicking, forget } = useMapPicker(map, layer, picked, {
    padding,
    isPicking,
    onEnd() {
      leave();
      onPickingChange(false);
    },
  });

  useEffect(() => layer.post({ type: 'picked', deviceIds }), [layer, deviceIds]);
  useEffect(() => () => layer.post({ type: 'picked', deviceIds: [] }), [layer]);

  const zoom = () => {
    const bounds = computeBounds(deviceIds.flatMap((id) => live.positions.get(id) ?? []));
    if (bounds) showView(map, bounds, padding, !reducedMotion);
  };
  const isShown = isPicking || deviceIds.length > 0 || outcome !== undefined;
  return (
    <>
      <SelectionStyle />
      <ToolDock padding={padding} className="rastro-map-selection">
        <MoveNotice moves={moves} />
        {isShown ? (
          <SelectionBar
            ref={bar}
            count={deviceIds.length}
            outcome={outcome}
            isBusy={moves.state.status === 'moving' || moves.state.status === 'undoing'}
            picking={isPicking ? { onInView: pickInView, onEnd: endPicking } : undefined}
            onZoom={zoom}
            onShowOnly={onShowPicked && (() => onShowPicked(deviceIds))}
            onFollow={onFollowChange && (() => onFollowChange(deviceIds))}
            onMove={(groupId) => void moves.move(deviceIds, groupId)}
            onCommand={() => setToldIds(deviceIds)}
            onClear={() => {
              leave();
              forget();
              picked.clear();
            }}
          />
        ) : null}
      </ToolDock>
      {toldIds ? (
        <Suspense>
          <CommandDialog deviceIds={toldIds} isOpen onClose={() => setToldIds(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
