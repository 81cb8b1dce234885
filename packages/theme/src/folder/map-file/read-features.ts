import type { LonLat } from './join-lines';

/** A feature of a GeoJSON file with what the map needs of it. */
export interface MapFeature {
  /** `properties.class`. */
  class: string;
  /** `properties.name`; empty for none. */
  name: string;
  points: LonLat[];
  lines: LonLat[][];
  /** Polygons with their rings, the outer one first. */
  polygons: LonLat[][][];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is LonLat =>
  Array.isArray(value) &&
  Math.abs(Number(value[0])) <= 180 &&
  Math.abs(Number(value[1])) <= 90 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number';

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toLine = (value: unknown): LonLat[] => toList(value).filter(isPlace);
const toLines = (value: unknown): LonLat[][] => toList(value).map(toLine);

/**
 * Features of a GeoJSON `FeatureCollection`; what has no class or no geometry is left out.
 * @throws TypeError when it is no FeatureCollection
 */
export function readFeatures(json: unknown): MapFeature[] {
  if (!isRecord(json) || !Array.isArray(json['features'])) {
    throw new TypeError('no GeoJSON FeatureCollection');
  }
  return json['features'].flatMap((feature: unknown): MapFeature[] => {
    if (!isRecord(feature) || !isRecord(feature['properties']) || !isRecord(feature['geometry'])) {
      return [];
    }
    const { class: kind, name } = feature['properties'];
    if (typeof kind !== 'string') return [];
    const { type, coordinates } = feature['geometry'];
    const found: MapFeature = {
      class: kind,
      name: typeof name === 'string' ? name : '',
      points: [],
      lines: [],
      polygons: [],
    };
    if (type === 'Point') found.points = isPlace(coordinates) ? [coordinates] : [];
    else if (type === 'LineString') found.lines = [toLine(coordinates)];
    else if (type === 'MultiLineString') found.lines = toLines(coordinates);
    else if (type === 'Polygon') found.polygons = [toLines(coordinates)];
    else if (type === 'MultiPolygon') found.polygons = toList(coordinates).map(toLines);
    else return [];
    return [found];
  });
}
