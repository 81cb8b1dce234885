import { size as sizes } from '@rastro/theme/tokens';

/** Keeps a width within what the design language allows a panel. */
export function clampPanelWidth(widthPx: number): number {
  return Math.round(Math.min(sizes.panelMax, Math.max(sizes.panelMin, widthPx)));
}
