/** The three heights of a bottom sheet (design language §6). */
export type SheetHeight = 'peek' | 'half' | 'full';

const HEIGHTS: readonly SheetHeight[] = ['peek', 'half', 'full'];

const PEEK_PX = 80;
const HALF_SHARE = 0.42;
/** Strip of the map that a full sheet leaves free under the header, px. */
const FULL_GAP_PX = 40;
/** A faster flick goes one height on, wherever the sheet was let go. */
const FLICK_PX_PER_MS = 0.5;

/** The room of a sheet: the whole window, and the part of it between header and tab bar. */
export type SheetRoom = { windowPx: number; areaPx: number };

/** Returns the height of a sheet above the tab bar, in px. */
export function toSheetPx(height: SheetHeight, { windowPx, areaPx }: SheetRoom): number {
  if (height === 'peek') return PEEK_PX;
  const fullPx = Math.max(PEEK_PX, areaPx - FULL_GAP_PX);
  // A phone held sideways has less room than its half.
  return height === 'full' ? fullPx : Math.min(fullPx, Math.round(windowPx * HALF_SHARE));
}

/**
 * Returns the height at which a sheet settles after a drag: the next in the direction of a flick,
 * else the nearest. `speedPxPerMs` is positive upwards.
 */
export function settleSheet({
  heightPx,
  speedPxPerMs,
  from,
  room,
}: {
  heightPx: number;
  speedPxPerMs: number;
  from: SheetHeight;
  room: SheetRoom;
}): SheetHeight {
  if (Math.abs(speedPxPerMs) > FLICK_PX_PER_MS) {
    const next = HEIGHTS.indexOf(from) + Math.sign(speedPxPerMs);
    return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, next))] ?? from;
  }
  const distance = (height: SheetHeight) => Math.abs(toSheetPx(height, room) - heightPx);
  return HEIGHTS.reduce((best, height) => (distance(height) < distance(best) ? height : best));
}

/** The next height above or below; the same at the end. */
export function stepSheet(height: SheetHeight, step: 1 | -1): SheetHeight {
  return HEIGHTS[HEIGHTS.indexOf(height) + step] ?? height;
}

/** The height after a press of the grabber: up one, from the top back to the middle. */
export function nextSheetHeight(height: SheetHeight): SheetHeight {
  return height === 'half' ? 'full' : 'half';
}
