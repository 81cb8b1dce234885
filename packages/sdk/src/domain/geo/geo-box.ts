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

/** Returns the distance eastwards from one meridian to another, 0 to 360 degrees. */
const eastOf = (from: number, to: number): number => (((to - from) % TURN) + TURN) % TURN;

/** Creates a test for places in a box, edges included; longitudes a whole turn apart are equal. */
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
