/** How far what floats on the map keeps from its edge, px. */
export const EDGE_PX = 12;
