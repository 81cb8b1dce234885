/** How a map lies on a printed page, CSS px of the page. */
export interface PrintFit {
  widthPx: number;
  heightPx: number;
  scale: number;
  captionTopPx: number;
}

/** What A4 and Letter both have, lying, within margins of 10 mm; below it the caption. */
export const PAGE_WIDTH_PX = 970;
const MAP_HEIGHT_PX = 630;
const GAP_PX = 10;

/** Fits a map of a size on the screen, px, into a page; never made larger than twice. */
export function fitPrint({ x, y }: { x: number; y: number }): PrintFit {
  const scale = Math.min(2, PAGE_WIDTH_PX / Math.max(1, x), MAP_HEIGHT_PX / Math.max(1, y));
  return { widthPx: x, heightPx: y, scale, captionTopPx: Math.round(y * scale) + GAP_PX };
}
