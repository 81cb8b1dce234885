import type { LiveMapHandle } from '@rastro/sdk';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { historyPath } from '../../history/query/history-path';
import type { MapZoom } from '../../map/map-children';
import { useMapScene } from '../../map/map-scene';
import type { PanelControls } from '../../panel/panel-controls';
import { usePreferences } from '../../preferences/preferences-context';
import { useShortcuts } from './use-shortcuts';
import type { FrameRoute } from '../frame/use-frame-route';

/** The keys of design language §8 for what this console has. */
export function useFrameShortcuts({
  route,
  map,
  zoom,
  panel,
  onShowHelp,
}: {
  route: FrameRoute;
  map: RefObject<LiveMapHandle | null>;
  zoom: MapZoom | null;
  panel: PanelControls;
  onShowHelp: () => void;
}): void {
  const navigate = useNavigate();
  const { followId, setFollowId } = useMapScene();
  const preferences = usePreferences();
  const { selectedId, page } = route;
  const parent = page === 'device' ? '/devices' : '/home';

  useShortcuts(
    {
      Escape: page === 'home' ? undefined : () => void navigate(parent),
      '/': () => document.querySelector<HTMLInputElement>('#content input[type="search"]')?.focus(),
      f:
        selectedId === null
          ? undefined
          : () => setFollowId(followId === selectedId ? null : selectedId),
      h: selectedId === null ? undefined : () => void navigate(historyPath(selectedId)),
      m: () => preferences.setMuted(!preferences.isMuted),
      '+': zoom?.zoomIn,
      '=': zoom?.zoomIn,
      '-': zoom?.zoomOut,
      '0': () => map.current?.fitAll(),
      '[': () => panel.setSize(panel.size === 'minimised' ? 'normal' : 'minimised'),
      ']': () =>
        preferences.setPanel({
          ...preferences.panel,
          isRailPinned: !preferences.panel.isRailPinned,
        }),
      '?': onShowHelp,
    },
    preferences.areShortcutsOn,
  );
}
