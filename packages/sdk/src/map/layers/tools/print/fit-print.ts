/** Placement of a map on a printed page, in CSS px of the page. */
export interface PrintFit {
  widthPx: number;
  heightPx: number;
  scale: number;
  captionTopPx: number;
}

/**
 * Size that fits both A4 and Letter in landscape within margins of 10 mm; the caption goes below.
 */
export const PAGE_WIDTH_PX = 970;
const MAP_HEIGHT_PX = 630;
const GAP_PX = 10;

/** Fits a map of a size on the screen, px, into a page; never made larger than twice. */
export function fitPrint({ x, y }: { x: number; y: number }): PrintFit {
  const scale = Math.min(2, PAGE_WIDTH_PX / Math.max(1, x), MAP_HEIGHT_PX / Math.max(1, y));
  return { widthPx: x, heightPx: y, scale, captionTopPx: Math.round(y * scale) + GAP_PX };
}
