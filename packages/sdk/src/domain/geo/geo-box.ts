/**
 * A part of the map between two parallels and two meridians, degrees. It reaches from `west` eastward to
 * `east`: over the date line where `east` is the smaller number or beyond ±180.
 */
export interface GeoBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

const TURN = 360;

/** How far east of one meridian another one is, 0 to 360 degrees. */
const eastOf = (from: number, to: number): number => (((to - from) % TURN) + TURN) % TURN;

/** Whether a place lies in a box, its edges included; longitudes are the same a whole turn further. */
export function createBoxTest({
  south,
  west,
  north,
  east,
}: GeoBox): (latitude: number, longitude: number) => boolean {
  const width = east - west >= TURN ? TURN : eastOf(west, east);
  return (latitude, longitude) =>
    latitude >= south && latitude <= north && eastOf(west, longitude) <= width;
}
