import { decodeShapes, type WorldShape } from '../land/world-shape';
import { toWorldX, toWorldY } from '../../canvas/mercator';
import { isRoadClass, type RoadClass } from './road-classes';

/** A line and its name, empty for none. */
export interface NamedLine {
  name: string;
  shape: WorldShape;
}

/** A name at a place, in world coordinates. */
export interface NamedPlace {
  name: string;
  x: number;
  y: number;
}

/** A park or a lake: its rings, the outer one first, and an inner point for its name. */
export interface NamedArea extends NamedPlace {
  kind: 'park' | 'water';
  squareMeters: number;
  rings: readonly WorldShape[];
}

/** Kinds of named features on the map. */
const LABEL_KINDS = ['city', 'town', 'highway', 'airport', 'landmark'] as const;
type LabelKind = (typeof LABEL_KINDS)[number];

/** A map of a region: ways, areas and names, drawn at every zoom without tiles. */
export interface IncludedMap {
  attribution: string;
  lines: ReadonlyMap<RoadClass, readonly NamedLine[]>;
  areas: readonly NamedArea[];
  /** Surfaces of wide roads, each with its rings. */
  surfaces: readonly (readonly WorldShape[])[];
  creeks: readonly NamedLine[];
  districts: readonly (NamedPlace & { squareMeters: number })[];
  labels: readonly (NamedPlace & { kind: LabelKind })[];
  /** Name of the file beside this one with the streets that are seen only from near. */
  more: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toRows = (value: unknown): unknown[][] => toList(value).map(toList);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const toShapes = (value: unknown): WorldShape[] =>
  decodeShapes(toList(value).filter((line) => typeof line === 'string'));

/**
 * Reads the file of an included map (docs/branding.md; version 1, levels of nameless lines, too).
 * @returns `undefined` for anything else; what cannot be read of it is left out
 */
export function parseIncludedMap(json: unknown): IncludedMap | undefined {
  if (!isRecord(json)) return undefined;
  if (json['version'] === 1) return parseLevels(json);
  if (json['version'] !== 2) return undefined;
  const names = toList(json['names']);
  const nameAt = (index: unknown): string => (isNumber(index) ? toText(names[index]) : '');
  const toLines = (value: unknown): NamedLine[] =>
    toRows(value).flatMap(([index, line]) =>
      toShapes([line]).map((shape) => ({ name: nameAt(index), shape })),
    );
  const lines = new Map<RoadClass, NamedLine[]>();
  for (const [kind, value] of Object.entries(isRecord(json['lines']) ? json['lines'] : {})) {
    if (isRoadClass(kind)) lines.set(kind, toLines(value));
  }
  return {
    attribution: toText(json['attribution']),
    lines,
    areas: toRows(json['areas']).flatMap(([kind, index, squareMeters, inner, rings]) => {
      if ((kind !== 'park' && kind !== 'water') || !isNumber(squareMeters)) return [];
      const place = toPlace(nameAt(index), ...toList(inner));
      const shapes = toShapes(rings);
      return place && shapes.length > 0
        ? [{ ...place, kind, squareMeters, rings: shapes } as const]
        : [];
    }),
    surfaces: toRows(json['highways']).map(toShapes),
    creeks: toLines(json['creeks']),
    districts: toRows(json['hoods']).flatMap(([name, lon, lat, squareMeters]) => {
      const place = toPlace(toText(name), lon, lat);
      return place && isNumber(squareMeters) ? [{ ...place, squareMeters }] : [];
    }),
    labels: toRows(json['labels']).flatMap(([name, kind, lon, lat]) => {
      const place = toPlace(toText(name), lon, lat);
      const known = LABEL_KINDS.find((one) => one === kind);
      return place && known ? [{ ...place, kind: known }] : [];
    }),
    more: typeof json['more'] === 'string' ? json['more'] : undefined,
  };
}

function toPlace(name: string, lon?: unknown, lat?: unknown): NamedPlace | undefined {
  if (!isNumber(lon) || !isNumber(lat)) return undefined;
  return { name, x: toWorldX(lon), y: toWorldY(lat) };
}

/** Version 1: `{ levels: [{ lines, mainLines }] }`; its nearest level is drawn at every zoom. */
function parseLevels(json: Record<string, unknown>): IncludedMap {
  const level = toList(json['levels']).filter(isRecord).at(-1) ?? {};
  const toLines = (value: unknown) => toShapes(value).map((shape) => ({ name: '', shape }));
  return {
    attribution: toText(json['attribution']),
    lines: new Map<RoadClass, NamedLine[]>([
      ['primary', toLines(level['mainLines'])],
      ['tertiary', toLines(level['lines'])],
    ]),
    areas: [],
    surfaces: [],
    creeks: [],
    districts: [],
    labels: [],
    more: undefined,
  };
}

/** One map with the lines of another. */
export function addStreets(map: IncludedMap, streets: IncludedMap | undefined): IncludedMap {
  if (!streets) return map;
  const lines = new Map(map.lines);
  for (const [kind, added] of streets.lines)
    lines.set(kind, [...(lines.get(kind) ?? []), ...added]);
  return { ...map, lines };
}

/**
 * Fetches an included map.
 * @throws TypeError when the answer is none, or fetch's error
 */
export async function fetchIncludedMap(url: string): Promise<IncludedMap> {
  const response = await fetch(url, { credentials: 'same-origin' });
  const map = response.ok ? parseIncludedMap(await response.json()) : undefined;
  if (!map) throw new TypeError(`No included map at ${url} (HTTP ${response.status})`);
  return map;
}
