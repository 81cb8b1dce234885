/** Distance of floating controls from the map's edge, px. */
export const EDGE_PX = 12;
