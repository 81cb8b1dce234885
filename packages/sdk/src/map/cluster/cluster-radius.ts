/** Radius of the disc for so many vehicles, CSS px (ui/README §6). */
export const toClusterRadius = (count: number): number => (count < 20 ? 17 : count < 100 ? 20 : 23);

/** Nearer than this to the middle of a cluster, a vehicle is part of it: two of the largest discs touch. */
export const CLUSTER_REACH_PX = 46;
