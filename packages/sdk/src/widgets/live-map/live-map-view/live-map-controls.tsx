import { LayersMenu } from '../../../map/layers/menu/layers-menu';
import { ToolsMenu } from '../../../map/layers/tools/tools-menu';
import { MapControls } from '../../../map/view/map-controls';
import type { LiveMapProps } from '../live-map-props';
import { EDGE_PX } from './map-edge';
import type { LiveMapState } from './use-live-map';

/** The controls of a live map, with the menus of its layers and tools; or those that the host puts there. */
export function LiveMapControls({
  state,
  selectedId,
  unreadableFences,
  slots,
  slotProps,
}: Required<Pick<LiveMapProps, 'slots' | 'slotProps'>> & {
  state: LiveMapState;
  selectedId: number | undefined;
  unreadableFences: number;
}) {
  const { map, base, padding, isFollowing, toggleFollow } = state;
  const Controls = slots.controls === undefined ? MapControls : slots.controls;
  if (!Controls || !map) return null;
  return (
    <Controls
      onZoomIn={() => map.zoomIn()}
      onZoomOut={() => map.zoomOut()}
      onFitAll={state.fitAll}
      isFollowing={isFollowing}
      onToggleFollow={toggleFollow}
      layersMenu={
        <LayersMenu
          map={map}
          padding={padding}
          isDark={state.isDark}
          includedMapUrl={state.includedMapUrl}
          baseLayers={state.choices}
          baseLayerId={base.choiceId}
          onBaseLayerChange={base.choose}
          show={state.show}
          onShow={state.setShown}
          onRestore={state.restore}
          unreadableFences={unreadableFences}
          trouble={state.trouble}
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
            onPick={state.picking.onPick}
            {...slotProps.tools}
          />
        )
      }
      top={padding.top + EDGE_PX}
      right={padding.right + EDGE_PX}
      bottom={padding.bottom + EDGE_PX}
      {...slotProps.controls}
    />
  );
}
