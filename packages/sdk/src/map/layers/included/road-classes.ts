import type { CssVariableName } from '@rastro/theme/tokens';

/** Drawing style of a class of ways. */
interface RoadStyle {
  /** Width in px at zoom levels, between them by 1.5 a level; before the first it is not drawn. */
  widths: readonly (readonly [zoom: number, px: number])[];
  fill: CssVariableName;
  casing?: CssVariableName;
  /** Its names are written from this zoom on. */
  namesFrom?: number;
}

/** Classes of ways, the lowest first: each is drawn over those before it (ui/basemap). */
const ROADS = {
  rail: {
    widths: [
      [11, 0.7],
      [13, 1],
      [17, 2],
    ],
    fill: 'map-rail',
  },
  service: {
    widths: [
      [14.5, 0.6],
      [15, 1.4],
      [17, 6],
    ],
    fill: 'map-road-minor',
    casing: 'map-road-casing',
  },
  residential: {
    widths: [
      [12.6, 0.4],
      [13, 0.7],
      [14, 1.5],
      [15, 3.4],
      [17, 10],
    ],
    fill: 'map-road-minor',
    casing: 'map-road-casing',
    namesFrom: 15,
  },
  frontage: {
    widths: [
      [12.5, 0.5],
      [13, 1],
      [15, 4],
      [17, 10],
    ],
    fill: 'map-road-minor',
    casing: 'map-road-casing',
    namesFrom: 16,
  },
  ramp: {
    widths: [
      [12.5, 0.5],
      [13, 1],
      [15, 3.5],
      [17, 8],
    ],
    fill: 'map-road-minor',
    casing: 'map-road-casing',
  },
  tertiary: {
    widths: [
      [10.5, 0.4],
      [11, 0.7],
      [12, 0.8],
      [13, 1.9],
      [15, 5.5],
      [17, 13],
    ],
    fill: 'map-road-major',
    casing: 'map-road-casing',
    namesFrom: 14,
  },
  secondary: {
    widths: [
      [10.5, 0.6],
      [11, 1],
      [13, 2.8],
      [15, 6.5],
      [17, 15],
    ],
    fill: 'map-road-major',
    casing: 'map-road-casing',
    namesFrom: 13,
  },
  primary: {
    widths: [
      [10, 0.8],
      [11, 1.6],
      [13, 3.6],
      [15, 7.5],
      [17, 17],
    ],
    fill: 'map-road-major',
    casing: 'map-road-casing',
    namesFrom: 12.5,
  },
  trunk: {
    widths: [
      [9, 0.9],
      [11, 1.9],
      [13, 4],
      [15, 8],
      [17, 18],
    ],
    fill: 'map-motorway',
    casing: 'map-motorway-casing',
  },
  motorway: {
    widths: [
      [9, 1],
      [11, 2.2],
      [13, 4.5],
      [15, 9],
      [17, 20],
    ],
    fill: 'map-motorway',
    casing: 'map-motorway-casing',
  },
} as const satisfies Record<string, RoadStyle>;

/** A class of ways of an included map. */
export type RoadClass = keyof typeof ROADS;

/** The style of a class. */
export const roadStyle = (kind: RoadClass): RoadStyle => ROADS[kind];

/** Is a text the name of a class? */
export const isRoadClass = (text: string): text is RoadClass => Object.hasOwn(ROADS, text);

/** Roads in groups of one rank, the lowest first; rail lies below all of them. */
export const ROAD_RANKS: readonly (readonly RoadClass[])[] = [
  ['service', 'residential'],
  ['frontage', 'ramp'],
  ['tertiary'],
  ['secondary'],
  ['primary'],
  ['trunk', 'motorway'],
];

/** Small streets are fetched and drawn from this zoom on. */
export const NEAR_ZOOM = 12.5;

/** Width of a class at a zoom level, px; 0 where it is not drawn. */
export function computeRoadWidth(kind: RoadClass, zoom: number): number {
  const { widths } = roadStyle(kind);
  const above = widths.findIndex(([level]) => zoom <= level);
  const last = widths.at(-1)!;
  if (above === -1) return last[1];
  const [to, toPx] = widths[above]!;
  const [from, fromPx] = widths[above - 1] ?? [to, toPx];
  if (above === 0) return zoom === to ? toPx : 0;
  return fromPx + ((toPx - fromPx) * (1.5 ** (zoom - from) - 1)) / (1.5 ** (to - from) - 1);
}

const isMotorway = (kind: RoadClass): boolean => kind === 'motorway' || kind === 'trunk';

/** Below this zoom only motorways are cased: anything else is one line that can be seen. */
const CASED_ZOOM = 12;
const MIN_LINE_PX = 0.9;
/** A thinner street is one line, so that a grid of them reads as texture. */
const MIN_STREET_PX = 1.2;

/**
 * Returns a road's style at a zoom: width of its line, of its casing on each side, and their
 * colours.
 */
export function dressRoad(
  kind: RoadClass,
  zoom: number,
  isDark: boolean,
): { width: number; casing: number; fill: CssVariableName; casingColor: CssVariableName } | null {
  const width = computeRoadWidth(kind, zoom);
  if (width === 0) return null;
  const { fill, casing: casingColor = fill } = roadStyle(kind);
  const isStreet = kind === 'residential' || kind === 'service';
  if (zoom < CASED_ZOOM && !isMotorway(kind)) {
    const seen = isDark ? 'map-road-major' : 'map-motorway-casing';
    return { width: Math.max(MIN_LINE_PX, width), casing: 0, fill: seen, casingColor };
  }
  if (isStreet && width < MIN_STREET_PX) {
    const seen = isDark ? 'map-road-minor' : 'map-road-casing';
    return { width, casing: 0, fill: seen, casingColor };
  }
  // On light land a white road thinner than 2 px cannot be seen; its casing would be wider than it.
  if (!isDark && width < 2 && !isMotorway(kind)) {
    return { width: width + 0.6, casing: 0, fill: 'map-road-casing', casingColor };
  }
  const casing = isStreet ? (zoom >= 14 ? 0.8 : 0) : zoom < CASED_ZOOM ? 0.6 : 1;
  return { width, casing, fill, casingColor };
}
