import { useMemo, useSyncExternalStore } from 'react';
import type { Page } from '../../frame/navigation/page';
import type { PanelSize } from '../../frame/panel/panel-controls';
import { toSheetPx, type SheetHeight } from '../../frame/sheet/sheet-height';
import type { Layout } from '../../frame/shell/surface/use-layout';

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/**
 * Measures the part of the map that panels or the sheet cover, so that its content stays in view.
 */
export function useMapCover({
  layout,
  page,
  panelWidthPx,
  panelSize,
  sheetHeight,
}: {
  layout: Layout;
  page: Page | null;
  panelWidthPx: number;
  panelSize: PanelSize;
  sheetHeight: SheetHeight;
}): { left: number; bottom: number } {
  const isPhone = layout === 'phone';
  const isPanel = page?.surface === 'panel';
  const columns = !isPanel ? 0 : page.parent !== undefined && layout === 'wide' ? 2 : 1;
  const left = isPhone || panelSize !== 'normal' ? 0 : panelWidthPx * columns;
  const hasSheet = isPhone && isPanel && page.onPhone !== 'full';
  // A full sheet hides the map: moving it would only make it jump when the sheet comes down.
  const shownHeight = sheetHeight === 'full' ? 'half' : sheetHeight;
  const windowPx = useSyncExternalStore(watchWindow, () => window.innerHeight);
  const bottom = hasSheet ? toSheetPx(shownHeight, { windowPx, areaPx: windowPx }) : 0;
  return useMemo(() => ({ left, bottom }), [left, bottom]);
}
