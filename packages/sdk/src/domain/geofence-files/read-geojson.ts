import type { AreaPoint } from '../geo/parse-area';
import {
  refuseItem,
  toFigure,
  toFilePlace,
  toFoundItem,
  type FenceRecord,
  type FoundItem,
} from './found-fence';

type Json = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 8;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** GeoJSON puts the longitude first. */
const toPlace = (position: unknown): AreaPoint | null => {
  const [longitude, latitude] = listOf(position);
  return toFilePlace(latitude, longitude);
};

function toPlaces(positions: unknown): AreaPoint[] | null {
  const places = listOf(positions).map(toPlace);
  return places.every((place) => place !== null) ? places : null;
}

function* readShape(record: FenceRecord, type: unknown, coordinates: unknown, radius: unknown) {
  if (type === 'Polygon') {
    const rings = listOf(coordinates);
    if (rings.length > 1) yield refuseItem(record, 'HOLES');
    else yield* readWay(record, 'polygon', rings[0]);
  } else if (type === 'LineString') yield* readWay(record, 'line', coordinates);
  else if (type === 'Point') {
    const center = toPlace(coordinates);
    const radiusMeters = toFigure(radius);
    if (!center) yield refuseItem(record, 'PLACE');
    else if (radiusMeters === null) yield refuseItem(record, 'POINT');
    else yield toFoundItem(record, { kind: 'circle', points: [center], radiusMeters });
  } else yield refuseItem(record, 'KIND');
}

function* readWay(record: FenceRecord, kind: 'polygon' | 'line', positions: unknown) {
  const points = toPlaces(positions);
  yield points ? toFoundItem(record, { kind, points }) : refuseItem(record, 'PLACE');
}

function* readGeometry(
  geometry: unknown,
  record: FenceRecord,
  properties: Json,
  depth: number,
): Generator<FoundItem> {
  if (!isObject(geometry) || depth > MAX_DEPTH) {
    yield refuseItem(record, 'NO_SHAPE');
    return;
  }
  const { type, coordinates } = geometry;
  if (type === 'GeometryCollection') {
    for (const part of listOf(geometry['geometries'])) {
      yield* readGeometry(part, record, properties, depth + 1);
    }
  } else if (type === 'MultiPolygon' || type === 'MultiLineString') {
    const single = type === 'MultiPolygon' ? 'Polygon' : 'LineString';
    for (const part of listOf(coordinates)) yield* readShape(record, single, part, null);
  } else yield* readShape(record, type, coordinates, properties['radius']);
}

function toRecord(properties: Json): FenceRecord {
  return {
    name: properties['name'] ?? properties['title'],
    description: properties['description'] ?? properties['desc'],
    color: properties['color'] ?? properties['fill'] ?? properties['stroke'],
    speedLimit: properties['speedLimit'],
    polylineDistance: properties['polylineDistance'],
    floor: properties['floor'],
    ceiling: properties['ceiling'],
    hide: properties['hide'],
  };
}

/** Yields the items of a GeoJSON value, one by one. */
export function* readGeoJson(value: unknown, depth = 0): Generator<FoundItem> {
  if (!isObject(value) || depth > MAX_DEPTH) {
    yield refuseItem({ name: '' }, 'NO_SHAPE');
  } else if (value['type'] === 'FeatureCollection') {
    for (const feature of listOf(value['features'])) yield* readGeoJson(feature, depth + 1);
  } else {
    const isFeature = value['type'] === 'Feature';
    const properties = isFeature && isObject(value['properties']) ? value['properties'] : {};
    const geometry = isFeature ? value['geometry'] : value;
    yield* readGeometry(geometry, toRecord(properties), properties, depth);
  }
}
