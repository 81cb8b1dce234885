import { useMemo } from 'react';
import type { PanelSize } from '../../panel/panel-controls';
import { toSheetPx, type SheetHeight } from '../../sheet/sheet-height';
import type { FrameRoute } from './use-frame-route';
import type { Layout } from '../surface/use-layout';

/** How much of the map panels or the sheet cover, so that what is shown stays in view. */
export function useMapCover({
  layout,
  route,
  panelWidthPx,
  panelSize,
  sheetHeight,
}: {
  layout: Layout;
  route: FrameRoute;
  panelWidthPx: number;
  panelSize: PanelSize;
  sheetHeight: SheetHeight;
}): { left: number; bottom: number } {
  const { page } = route;
  const isPhone = layout === 'phone';
  const columns = page === 'home' ? 0 : page === 'device' && layout === 'wide' ? 2 : 1;
  const left = isPhone || panelSize !== 'normal' ? 0 : panelWidthPx * columns;
  const hasSheet = isPhone && (page === 'device' || page === 'history');
  // A full sheet hides the map: moving it would only make it jump when the sheet comes down.
  const shownHeight = sheetHeight === 'full' ? 'half' : sheetHeight;
  const windowPx = window.innerHeight;
  const bottom = hasSheet ? toSheetPx(shownHeight, { windowPx, areaPx: windowPx }) : 0;
  return useMemo(() => ({ left, bottom }), [left, bottom]);
}
