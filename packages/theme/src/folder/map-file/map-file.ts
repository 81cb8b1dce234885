/** Classes of ways, the lowest first: each is drawn over those before it. */
export const ROAD_CLASSES = [
  'rail',
  'service',
  'residential',
  'frontage',
  'ramp',
  'tertiary',
  'secondary',
  'primary',
  'trunk',
  'motorway',
] as const;

/** A class of ways. */
export type RoadClass = (typeof ROAD_CLASSES)[number];

/** Kinds of names on the map. */
export const LABEL_KINDS = ['city', 'town', 'highway', 'airport', 'landmark'] as const;

/** Kind of a name on the map. */
export type LabelKind = (typeof LABEL_KINDS)[number];

/** A name by its place in `MapFile.names`, −1 for none, and a line as an encoded polyline of precision 5. */
type NamedLine = [nameIndex: number, line: string];

/** `park` or `water`, its name, its size in m², an inner point for its name, and its rings, the outer one first. */
type Area = ['park' | 'water', number, number, [lon: number, lat: number], string[]];

/**
 * A map of a region in one file, drawn at every zoom without tiles: ways, areas and names. Every part
 * may be absent.
 */
export interface MapFile {
  version: 2;
  /** Credit that is shown on the map. */
  attribution: string;
  names: string[];
  lines: Partial<Record<RoadClass, NamedLine[]>>;
  areas?: Area[];
  /** Surfaces of wide roads: for each its rings. */
  highways?: string[][];
  creeks?: NamedLine[];
  /** Parts of a city: name, where it is written, size in m². */
  hoods?: [name: string, lon: number, lat: number, squareMeters: number][];
  labels?: [name: string, kind: LabelKind, lon: number, lat: number][];
  /** Name of a file of the same form beside this one with the small streets, fetched where they are seen. */
  more?: string;
}
