import type { ReactNode } from 'react';
import { Locate, Maximize, Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../react/use-labels';
import { IconButton, touchMedia, useMedia } from '../../ui';
import { coversMap } from './map-cover';
import { SMALL_MAP_QUERY } from './small-map';

const Column = styled.div`
  position: absolute;
  z-index: 8;
  display: flex;
  flex-flow: column wrap-reverse;
  align-items: flex-end;
  gap: 8px;
  /* The bar of who draws a fence has the whole line above them. */
  @media ${SMALL_MAP_QUERY} {
    :has(.rastro-fence-bar) > & {
      margin-top: 64px;
    }
  }
`;

/** Height the map's foot takes below the controls on a narrow map. */
const FOOT_PX = 28;

/** A raised box for one or more map controls. */
const MapControlBox = styled.div`
  display: flex;
  flex-direction: column;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  & .rastro-icon-button {
    width: 36px;
    height: 36px;
    border-radius: var(--rastro-radius-card);
  }
  && > * + * {
    border-top: 1px solid var(--rastro-border);
  }
  ${touchMedia} {
    & .rastro-icon-button {
      width: 44px;
      height: 44px;
    }
  }
`;

/** A phone has no room for what two fingers, or two taps, do. */
const ZoomBox = styled(MapControlBox)`
  @media ${SMALL_MAP_QUERY} {
    display: none;
  }
`;

/** Props of `MapControls`. */
interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitAll: () => void;
  /** Is the selected vehicle followed? */
  isFollowing: boolean;
  /** Switches following; absent while nothing is selected, which hides the control. */
  onToggleFollow: (() => void) | undefined;
  /** The layers menu, above the others. */
  layersMenu: ReactNode;
  /** The menu of tools, below the others. */
  toolsMenu: ReactNode;
  /** Distance from the top and right edge, px. */
  top: number;
  right: number;
  /**
   * Covered height at the map's lower edge, px; controls without room above it go beside. Default
   * 0.
   */
  bottom?: number;
}

/** Layers, zoom, show all, follow and tools, at the top right of a map; on a phone following is a tool. */
export function MapControls({
  onZoomIn,
  onZoomOut,
  onFitAll,
  isFollowing,
  onToggleFollow,
  layersMenu,
  toolsMenu,
  top,
  right,
  bottom = 0,
}: MapControlsProps) {
  const t = useLabels();
  const isSmall = useMedia(SMALL_MAP_QUERY);
  const isFollowShown = !isSmall || toolsMenu === null;
  return (
    <Column
      {...coversMap('right')}
      className="rastro-map-controls"
      role="group"
      aria-label={t('map.controls')}
      style={{ top, right, maxHeight: `calc(100% - ${top + bottom + FOOT_PX}px)` }}
    >
      <MapControlBox>{layersMenu}</MapControlBox>
      <ZoomBox>
        <IconButton
          label={t('map.zoomIn')}
          icon={<Plus />}
          shortcut="+"
          tooltipSide="left"
          onClick={onZoomIn}
        />
        <IconButton
          label={t('map.zoomOut')}
          icon={<Minus />}
          shortcut="−"
          tooltipSide="left"
          onClick={onZoomOut}
        />
      </ZoomBox>
      <MapControlBox>
        <IconButton
          label={t('map.fitAll')}
          icon={<Maximize />}
          shortcut="0"
          tooltipSide="left"
          onClick={onFitAll}
        />
        {onToggleFollow && isFollowShown ? (
          <IconButton
            label={t('map.follow')}
            icon={<Locate />}
            pressed={isFollowing}
            tooltipSide="left"
            onClick={onToggleFollow}
          />
        ) : null}
      </MapControlBox>
      {toolsMenu ? <MapControlBox>{toolsMenu}</MapControlBox> : null}
    </Column>
  );
}
