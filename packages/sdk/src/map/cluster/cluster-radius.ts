/** Radius of the disc for so many vehicles, CSS px (ui/README §6). */
export const toClusterRadius = (count: number): number => (count < 20 ? 17 : count < 100 ? 20 : 23);
