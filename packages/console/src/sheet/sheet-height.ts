/** The three heights of a bottom sheet (design language §6). */
export type SheetHeight = 'peek' | 'half' | 'full';

const HEIGHTS: readonly SheetHeight[] = ['peek', 'half', 'full'];

const PEEK_PX = 80;
const HALF_SHARE = 0.42;
const FULL_TOP_PX = 92;
/** A faster flick goes one height on, wherever the sheet was let go. */
const FLICK_PX_PER_MS = 0.5;

/** How high a sheet stands above the tab bar, in px, in a window of `windowPx` with tabs of `tabBarPx`. */
export function toSheetPx(height: SheetHeight, windowPx: number, tabBarPx: number): number {
  if (height === 'peek') return PEEK_PX;
  if (height === 'half') return Math.round(windowPx * HALF_SHARE);
  return Math.max(PEEK_PX, windowPx - FULL_TOP_PX - tabBarPx);
}

/**
 * Where a sheet comes to rest after a drag: the next height in the direction of a flick, else the
 * nearest. `speedPxPerMs` is positive upwards.
 */
export function settleSheet({
  heightPx,
  speedPxPerMs,
  from,
  windowPx,
  tabBarPx,
}: {
  heightPx: number;
  speedPxPerMs: number;
  from: SheetHeight;
  windowPx: number;
  tabBarPx: number;
}): SheetHeight {
  if (Math.abs(speedPxPerMs) > FLICK_PX_PER_MS) {
    const next = HEIGHTS.indexOf(from) + Math.sign(speedPxPerMs);
    return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, next))] ?? from;
  }
  const distance = (height: SheetHeight) =>
    Math.abs(toSheetPx(height, windowPx, tabBarPx) - heightPx);
  return HEIGHTS.reduce((best, height) => (distance(height) < distance(best) ? height : best));
}

/** The height after a press of the grabber: up one, from the top back to the middle. */
export function nextSheetHeight(height: SheetHeight): SheetHeight {
  return height === 'half' ? 'full' : 'half';
}
