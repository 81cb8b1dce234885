import { haversineMeters, type Place } from './distance';
import type { Area, AreaPoint } from './parse-area';

/** Tests if a place lies in an area; created once per fence, called for each fix. */
export type ContainsPlace = (place: Place) => boolean;

/** Rings with points this far east and west go over the date line. */
const NEAR_DATE_LINE_DEGREES = 90;
/** The least metres of one degree of latitude, a little less than true. */
const METERS_PER_DEGREE = 111_000;

const toward360 = (longitude: number): number => (longitude < 0 ? longitude + 360 : longitude);

/** Even and odd crossings of a ray, in the plane of the degrees. */
const isInRing = (ring: readonly AreaPoint[], { latitude, longitude }: AreaPoint): boolean => {
  let isInside = false;
  let before = ring.at(-1)!;
  for (const point of ring) {
    const crosses = point.latitude > latitude !== before.latitude > latitude;
    if (crosses) {
      const share = (latitude - point.latitude) / (before.latitude - point.latitude);
      const crossing = point.longitude + share * (before.longitude - point.longitude);
      if (longitude < crossing) isInside = !isInside;
    }
    before = point;
  }
  return isInside;
};

const polygonTest = (ring: readonly AreaPoint[]): ContainsPlace => {
  const crossesDateLine =
    ring.some(({ longitude }) => longitude > NEAR_DATE_LINE_DEGREES) &&
    ring.some(({ longitude }) => longitude < -NEAR_DATE_LINE_DEGREES);
  const turn = ({ latitude, longitude }: AreaPoint): AreaPoint => ({
    latitude,
    longitude: crossesDateLine ? toward360(longitude) : longitude,
  });
  const turned = ring.map(turn);
  const latitudes = ring.map(({ latitude }) => latitude);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  return (place) =>
    place.latitude >= south && place.latitude <= north && isInRing(turned, turn(place));
};

/** From a place to a piece of a line: the height of the triangle the three points make. */
const distanceToLeg = (place: AreaPoint, from: AreaPoint, to: AreaPoint): number => {
  const toFrom = haversineMeters(place, from);
  const leg = haversineMeters(from, to);
  const toTo = haversineMeters(to, place);
  if (toFrom ** 2 > leg ** 2 + toTo ** 2) return toTo;
  if (toTo ** 2 > leg ** 2 + toFrom ** 2) return toFrom;
  const half = (toFrom + leg + toTo) / 2;
  const squared = half * (half - toFrom) * (half - leg) * (half - toTo);
  return leg === 0 ? toFrom : (2 * Math.sqrt(Math.max(0, squared))) / leg;
};

const lineTest = (points: readonly AreaPoint[], halfWidthMeters: number): ContainsPlace => {
  const margin = halfWidthMeters / METERS_PER_DEGREE;
  return (place) => {
    for (let index = 1; index < points.length; index += 1) {
      const from = points[index - 1]!;
      const to = points[index]!;
      const south = Math.min(from.latitude, to.latitude) - margin;
      const north = Math.max(from.latitude, to.latitude) + margin;
      if (place.latitude < south || place.latitude > north) continue;
      if (distanceToLeg(place, from, to) <= halfWidthMeters) return true;
    }
    return false;
  };
};

/** The test of one area; a line is a corridor of `halfWidthMeters` to both sides. */
export const createContainsPlace = (area: Area, halfWidthMeters: number): ContainsPlace => {
  if (area.kind === 'polygon') return polygonTest(area.ring);
  if (area.kind === 'line') return lineTest(area.points, halfWidthMeters);
  return (place) => haversineMeters(area.center, place) <= area.radiusMeters;
};

/** The middle of an area: of a circle its centre, else of the box around its points. */
export function findAreaMiddle(area: Area): AreaPoint {
  if (area.kind === 'circle') return area.center;
  const points = area.kind === 'polygon' ? area.ring : area.points;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
