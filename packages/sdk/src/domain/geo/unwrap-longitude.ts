/**
 * A longitude that goes on from another the short way round: of 179° and −179° the second becomes 181°,
 * so that a line between them does not run around the world.
 */
export function unwrapLongitude(longitude: number, before: number | undefined): number {
  return before === undefined
    ? longitude
    : longitude + 360 * Math.round((before - longitude) / 360);
}
