import type { Geofence } from '../../../contract';
import { readAttribute, readFlag, readText } from '../../../domain/device/read-attribute';
import { parseHexColor } from '../../../domain/device/tints';
import type { MapShow } from '../../../domain/map/map-show';
import { measureCircle, measureRing } from '../../../domain/geo/measure-ring';
import { AreaProblem, parseArea, type AreaPoint } from '../../../domain/geo/parse-area';
import { toWorldLength, toWorldX, toWorldY } from '../../canvas/mercator';
import { toLabelText } from '../../fleet/to-label-text';

/** Half the width of a corridor that says none, metres: what the server takes. */
const DEFAULT_HALF_WIDTH_METERS = 25;
/** A fence of more is a district rather than a place: the map names it already. */
const LARGE_SQUARE_METERS = 5_000_000;

/** A fence as it is drawn, in world units. `points` are x and y in turns; x may leave 0 to 1. */
export interface FenceShape {
  kind: 'circle' | 'polygon' | 'line';
  points: Float64Array;
  /** Radius of a circle, half the width of a line. */
  radius: number;
  west: number;
  north: number;
  east: number;
  south: number;
  /** Its own colour; `undefined` for that of all. */
  color: string | undefined;
  name: string;
  /** True for fences the size of a district: over 5 km². */
  isLarge: boolean;
}

/** A fence and its role on the map. */
export interface FenceOnMap {
  /** `undefined` for an area that cannot be read. */
  shape: FenceShape | undefined;
  /** The device whose anchor it is; anchors are not drawn among ordinary fences. */
  anchoredId: number | undefined;
  isHidden: boolean;
}

const known = new WeakMap<Geofence, FenceOnMap>();

/** Reads a fence for the map, once for as long as it is the same object. */
export function toFenceOnMap(geofence: Geofence): FenceOnMap {
  let fence = known.get(geofence);
  if (!fence) {
    const isAnchor = readFlag(geofence, 'isAnchor');
    fence = {
      shape: readShape(geofence),
      anchoredId: isAnchor ? Number(readText(geofence, 'deviceId')) : undefined,
      isHidden: readFlag(geofence, 'hide'),
    };
    known.set(geofence, fence);
  }
  return fence;
}

/**
 * Returns the fences drawn on a map of vehicles: no hidden ones, ordinary ones and anchors where
 * switched on, and always the anchor of the selected device.
 */
export const listDrawn = (
  fences: readonly FenceOnMap[],
  show: Pick<MapShow, 'geofences' | 'anchors'>,
  selectedId: number | undefined,
): FenceShape[] =>
  fences.flatMap(({ shape, anchoredId, isHidden }) => {
    const isShown =
      anchoredId === undefined ? show.geofences : show.anchors || anchoredId === selectedId;
    return shape && isShown && !isHidden ? shape : [];
  });

function readShape(geofence: Geofence): FenceShape | undefined {
  try {
    return toShape(geofence);
  } catch (error) {
    if (error instanceof AreaProblem) return undefined;
    throw error;
  }
}

function toShape(geofence: Geofence): FenceShape {
  const area = parseArea(geofence.area);
  const look = {
    color: parseHexColor(readAttribute(geofence, 'color')) ?? undefined,
    name: toLabelText(geofence.name),
  };
  if (area.kind === 'circle') {
    const radius = toWorldLength(area.radiusMeters, area.center.latitude);
    const points = toWorld([area.center]);
    const isLarge = measureCircle(area.radiusMeters) > LARGE_SQUARE_METERS;
    return { kind: 'circle', points, radius, ...boundsOf(points, radius), ...look, isLarge };
  }
  if (area.kind === 'polygon') {
    const points = toWorld(area.ring);
    const isLarge = measureRing(area.ring) > LARGE_SQUARE_METERS;
    return { kind: 'polygon', points, radius: 0, ...boundsOf(points, 0), ...look, isLarge };
  }
  const width = readAttribute(geofence, 'polylineDistance');
  const half = typeof width === 'number' && width > 0 ? width : DEFAULT_HALF_WIDTH_METERS;
  const points = toWorld(area.points);
  const radius = toWorldLength(half, area.points[0]!.latitude);
  return { kind: 'line', points, radius, ...boundsOf(points, radius), ...look, isLarge: false };
}

/** World coordinates without a jump from one edge of the world to the other. */
function toWorld(places: readonly AreaPoint[]): Float64Array {
  const points = new Float64Array(places.length * 2);
  places.forEach(({ latitude, longitude }, index) => {
    let x = toWorldX(longitude);
    if (index > 0) x += Math.round(points[index * 2 - 2]! - x);
    points[index * 2] = x;
    points[index * 2 + 1] = toWorldY(latitude);
  });
  return points;
}

function boundsOf(points: Float64Array, radius: number) {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < points.length; index += 2) {
    west = Math.min(west, points[index]!);
    east = Math.max(east, points[index]!);
    north = Math.min(north, points[index + 1]!);
    south = Math.max(south, points[index + 1]!);
  }
  return { west: west - radius, north: north - radius, east: east + radius, south: south + radius };
}
