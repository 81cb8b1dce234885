/** A side of a box. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Position and size of a box on the page, px from the top left of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP_PX = 6;
const MARGIN_PX = 8;
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

const clamp = (value: number, max: number) => Math.max(MARGIN_PX, Math.min(value, max - MARGIN_PX));

function hasRoom(side: Side, anchor: Box, size: Size, view: Size): boolean {
  const room = {
    top: anchor.top - size.height,
    bottom: view.height - anchor.top - anchor.height - size.height,
    left: anchor.left - size.width,
    right: view.width - anchor.left - anchor.width - size.width,
  };
  return room[side] >= GAP_PX + MARGIN_PX;
}

/**
 * Top left corner, in px, of a box of `size` beside `anchor`: in the middle of the wanted side, on the
 * opposite one where only that has room, and always inside `view`.
 */
export function placeBeside(
  wanted: Side,
  anchor: Box,
  size: Size,
  view: Size,
): { left: number; top: number } {
  const other = opposite[wanted];
  const isTurned = !hasRoom(wanted, anchor, size, view) && hasRoom(other, anchor, size, view);
  const side = isTurned ? other : wanted;
  const place = {
    left: anchor.left + (anchor.width - size.width) / 2,
    top: anchor.top + (anchor.height - size.height) / 2,
  };
  if (side === 'top') place.top = anchor.top - size.height - GAP_PX;
  if (side === 'bottom') place.top = anchor.top + anchor.height + GAP_PX;
  if (side === 'left') place.left = anchor.left - size.width - GAP_PX;
  if (side === 'right') place.left = anchor.left + anchor.width + GAP_PX;
  return {
    left: clamp(place.left, view.width - size.width),
    top: clamp(place.top, view.height - size.height),
  };
}
