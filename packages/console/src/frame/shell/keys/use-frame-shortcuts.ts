import type { LiveMapHandle } from '@rastro/sdk/internal';
import { toggleFollowed } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/internal/react';
import type { RefObject } from 'react';
import { useMapScene } from '../../map/map-scene';
import { mayOpen } from '../../navigation/may-open';
import { usePages } from '../../navigation/pages-context';
import { useCurrentPage } from '../../navigation/use-current-page';
import type { PanelControls } from '../../panel/panel-controls';
import { stepSheet, type SheetHeight } from '../../sheet/sheet-height';
import { usePreferences } from '../../preferences/preferences-context';
import { useRailPin } from '../menu/use-rail-pin';
import { useShortcuts, type Shortcuts } from './use-shortcuts';
import { useGoTo } from '../../navigation/use-go-to';

/** The keys of design language §8 for what this console has. */
export function useFrameShortcuts({
  map,
  panel,
  sheet,
  onShowHelp,
}: {
  map: RefObject<LiveMapHandle | null>;
  panel: PanelControls;
  /** The phone's sheet; null where there is none. */
  sheet: { height: SheetHeight; setHeight: (height: SheetHeight) => void } | null;
  onShowHelp: () => void;
}): void {
  const { followIds, setFollowIds } = useMapScene();
  const preferences = usePreferences();
  const [isRailPinned, setRailPinned] = useRailPin();
  const { deviceId } = useCurrentPage();
  const pageKeys = usePageKeys();

  useShortcuts(
    {
      ...pageKeys,
      ...(sheet && sheet.height !== 'peek'
        ? { Escape: () => sheet.setHeight(stepSheet(sheet.height, -1)) }
        : {}),
      '/': () => document.querySelector<HTMLInputElement>('#content input[type="search"]')?.focus(),
      f: deviceId === null ? undefined : () => setFollowIds(toggleFollowed(followIds, deviceId)),
      m: () => preferences.setMuted(!preferences.isMuted),
      '+': () => map.current?.zoomIn(),
      '=': () => map.current?.zoomIn(),
      '-': () => map.current?.zoomOut(),
      '0': () => map.current?.fitAll(),
      '[': () => panel.setSize(panel.size === 'minimised' ? 'normal' : 'minimised'),
      ']': () => setRailPinned(!isRailPinned),
      '?': onShowHelp,
    },
    preferences.areShortcutsOn,
  );
}

/** The keys that lead to a page: those of the table for the device that is open, and the one out. */
function usePageKeys(): Shortcuts {
  const goTo = useGoTo();
  const pages = usePages();
  const access = useAccess();
  const { page, deviceId } = useCurrentPage();
  const isOut = page === null || page.surface === 'map';
  const keys: Record<string, (() => void) | undefined> = {
    Escape: isOut ? undefined : () => goTo(page.parent ?? '/home'),
  };
  if (deviceId === null) return keys;
  for (const target of pages) {
    const { shortcut, path, linkFor } = target;
    if (!shortcut || !mayOpen(target, access)) continue;
    keys[shortcut] = () => goTo(linkFor?.(deviceId) ?? path);
  }
  return keys;
}
