import polylabel from 'polylabel';
import { encodePolyline } from './encode-polyline';
import { joinLines, type LonLat } from './join-lines';
import { LABEL_KINDS, ROAD_CLASSES, type MapFile, type RoadClass } from './map-file';
import type { MapFeature } from './read-features';
import { simplifyLine, type PlanePoint } from './simplify-line';

function ringArea(ring: readonly PlanePoint[]): number {
  let twice = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length]!;
    twice += point.x * next.y - next.x * point.y;
  });
  return Math.abs(twice) / 2;
}

/** Area of a polygon in m², its holes left out. */
function computeArea([outer = [], ...holes]: readonly (readonly PlanePoint[])[]): number {
  return holes.reduce((area, hole) => area - ringArea(hole), ringArea(outer));
}

const PRECISION_METERS = 10;

/** The point of a polygon that is farthest from its edges. */
function findInnerPoint(rings: readonly (readonly PlanePoint[])[]): PlanePoint {
  const [x = 0, y = 0] = polylabel(
    rings.map((ring) => ring.map((point) => [point.x, point.y])),
    PRECISION_METERS,
  );
  return { x, y };
}

/** Streets that are seen only from near, in a file of their own. */
const NEAR_CLASSES: ReadonlySet<RoadClass> = new Set(['residential', 'service']);

const NEAR_TOLERANCE_METERS = 3;
const ROAD_TOLERANCE_METERS = 4;
const PARK_TOLERANCE_METERS = 6;
const WATER_TOLERANCE_METERS = 5;
const SURFACE_TOLERANCE_METERS = 3;
/** Smaller ones are specks on every zoom that shows a city. */
const MIN_PARK_SQUARE_METERS = 4_000;
const MIN_SURFACE_SQUARE_METERS = 1_500;

/** A map of a region, and its small streets where they lie in a file of their own. */
export interface BuiltMap {
  map: MapFile;
  streets: MapFile | undefined;
}

/** Options of {@link buildMapFile}. */
export interface BuildMapOptions {
  /** Credit that is shown on the map. */
  attribution: string;
  /** Name of the file with the small streets; without one they are part of the map. */
  streetsName?: string;
}

/**
 * Makes the file of an included map out of GeoJSON features whose class is one of `ROAD_CLASSES` (lines),
 * `park`, `water`, `carriageway` or `district` (polygons), `creek` (lines), or one of `LABEL_KINDS` (points).
 * Lines of one name and class are joined, and all is simplified by 3 to 6 m. Others are left out.
 */
export function buildMapFile(
  features: readonly MapFeature[],
  { attribution, streetsName }: BuildMapOptions,
): BuiltMap {
  const plane = createPlane(features);
  const map = createPart(attribution);
  const streets = streetsName === undefined ? map : createPart('');
  const partOf = (kind: RoadClass) => (NEAR_CLASSES.has(kind) ? streets : map);

  const isRoad = (kind: string): kind is RoadClass => ROAD_CLASSES.some((known) => known === kind);
  for (const [key, lines] of groupRoads(features)) {
    const [kind, name] = JSON.parse(key) as [RoadClass, string];
    const part = partOf(kind);
    const tolerance = NEAR_CLASSES.has(kind) ? NEAR_TOLERANCE_METERS : ROAD_TOLERANCE_METERS;
    for (const line of joinLines(lines)) {
      (part.file.lines[kind] ??= []).push([
        part.indexOf(name),
        plane.encodeSimple(line, tolerance),
      ]);
    }
  }
  for (const feature of features) {
    if (!isRoad(feature.class)) addFeature(map, plane, feature);
  }
  const hasStreets = streets !== map && Object.keys(streets.file.lines).length > 0;
  if (hasStreets && streetsName !== undefined) map.file.more = streetsName;
  return { map: map.file, streets: hasStreets ? streets.file : undefined };
}

function groupRoads(features: readonly MapFeature[]): Map<string, LonLat[][]> {
  const groups = new Map<string, LonLat[][]>();
  for (const { class: kind, name, lines } of features) {
    if (!ROAD_CLASSES.some((known) => known === kind)) continue;
    const key = JSON.stringify([kind, name]);
    groups.set(key, [...(groups.get(key) ?? []), ...lines]);
  }
  return groups;
}

type Part = ReturnType<typeof createPart>;

function createPart(attribution: string) {
  const names: string[] = [];
  const indexes = new Map<string, number>();
  const file: MapFile = { version: 2, attribution, names, lines: {} };
  return {
    file,
    indexOf(name: string): number {
      if (name === '') return -1;
      const known = indexes.get(name);
      if (known !== undefined) return known;
      indexes.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}

function addFeature({ file, indexOf }: Part, plane: Plane, feature: MapFeature): void {
  const { class: kind, name } = feature;
  const label = LABEL_KINDS.find((known) => known === kind);
  if (label) {
    for (const [lon, lat] of feature.points) (file.labels ??= []).push([name, label, lon, lat]);
  } else if (kind === 'creek') {
    for (const line of feature.lines) {
      const encoded = plane.encodeSimple(line, WATER_TOLERANCE_METERS);
      (file.creeks ??= []).push([indexOf(name), encoded]);
    }
  } else if (kind === 'park' || kind === 'water') {
    const least = kind === 'park' ? MIN_PARK_SQUARE_METERS : 0;
    const tolerance = kind === 'park' ? PARK_TOLERANCE_METERS : WATER_TOLERANCE_METERS;
    for (const { rings, area, inner } of plane.measure(feature.polygons, least)) {
      const encoded = rings.map((ring) => plane.encodeSimple(ring, tolerance));
      (file.areas ??= []).push([kind, indexOf(name), Math.round(area), inner, encoded]);
    }
  } else if (kind === 'carriageway') {
    for (const { rings } of plane.measure(feature.polygons, MIN_SURFACE_SQUARE_METERS)) {
      const encoded = rings.map((ring) => plane.encodeSimple(ring, SURFACE_TOLERANCE_METERS));
      (file.highways ??= []).push(encoded);
    }
  } else if (kind === 'district') {
    const [largest] = [...plane.measure(feature.polygons, 0)].sort((a, b) => b.area - a.area);
    const [lon, lat] = feature.points[0] ?? largest?.inner ?? [];
    if (largest && lon !== undefined && lat !== undefined && name !== '') {
      (file.hoods ??= []).push([name, lon, lat, Math.round(largest.area)]);
    }
  }
}

type Plane = ReturnType<typeof createPlane>;

const METERS_A_DEGREE = 111_320;

/** Metres on a plane that fits the middle of what is drawn. */
function createPlane(features: readonly MapFeature[]) {
  let [south, north] = [90, -90];
  for (const { points, lines, polygons } of features) {
    for (const [, lat] of [points, ...lines, ...polygons.flat()].flat()) {
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
  }
  const eastMeters = METERS_A_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const toPlane = ([lon, lat]: LonLat): PlanePoint => ({
    x: lon * eastMeters,
    y: lat * METERS_A_DEGREE,
  });
  const fromPlane = ({ x, y }: PlanePoint): [number, number] => [
    Math.round((x / eastMeters) * 1e5) / 1e5,
    Math.round((y / METERS_A_DEGREE) * 1e5) / 1e5,
  ];
  return {
    encodeSimple: (line: readonly LonLat[], toleranceMeters: number): string =>
      encodePolyline(simplifyLine(line.map(toPlane), toleranceMeters).map(fromPlane)),
    /** Polygons that are large enough, with their size and an inner point. */
    measure: (polygons: readonly LonLat[][][], minSquareMeters: number) =>
      polygons.flatMap((rings) => {
        const plane = rings.map((ring) => ring.map(toPlane));
        const area = computeArea(plane);
        if (area < minSquareMeters || (rings[0]?.length ?? 0) < 4) return [];
        return [{ rings, area, inner: fromPlane(findInnerPoint(plane)) }];
      }),
  };
}
