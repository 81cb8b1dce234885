/** Edges that the map's own parts lie along. */
type MapEdge = 'right' | 'bottom';

const ATTRIBUTE = 'data-covers-map';

/** Marks a part of a `LiveMap` that vehicles and ways should not end under. */
export const coversMap = (edge: MapEdge): Record<string, MapEdge> => ({ [ATTRIBUTE]: edge });

/**
 * Returns how far the marked parts beside a map's element reach in from its edges, px; 0 without
 * any.
 */
export function readMapCover(container: HTMLElement): Record<MapEdge, number> {
  const map = container.getBoundingClientRect();
  const cover = { right: 0, bottom: 0 };
  for (const part of container.parentElement?.querySelectorAll(`[${ATTRIBUTE}]`) ?? []) {
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (part.getAttribute(ATTRIBUTE) === 'right') {
      cover.right = Math.max(cover.right, map.right - box.left);
    } else cover.bottom = Math.max(cover.bottom, map.bottom - box.top);
  }
  return cover;
}
