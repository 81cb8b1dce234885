import type { CanvasView } from '../../canvas/canvas-view';
import { isShapeInView } from '../land/world-shape';
import type { IncludedMap, NamedPlace } from './included-map';
import type { NameBox, WrittenName } from '../taken-spots';
import { openLabelSpace, type LabelSpace } from './label-space';
import { toPixelLine, type PixelLine } from './pixel-line';
import { placePointLabel, type PointStyle } from './place-point-label';
import { placeShields } from './place-shields';
import { placeStreetNames, type StreetSpots } from './place-street-names';
import type { LabelFont, MeasureText, PlacedLabel } from './placed-label';
import { roadStyle, type RoadClass } from './road-classes';
import { toPixelArea } from './to-pixel-area';

/** Space and means for placing names. */
interface LabelOptions {
  /** The part of the canvas that nothing covers. */
  free: NameBox;
  /** Boxes covered by vehicles and their plates. */
  taken: readonly NameBox[];
  /** Names that others have written on the map: kept clear of, and not repeated beside them. */
  written?: readonly WrittenName[];
  measure: MeasureText;
  /** On a phone few names have room: parts of the city and the small streets wait. */
  isSmall?: boolean;
}

const font = (css: string, sizePx: number, spacingPx = 0): LabelFont => ({
  css,
  sizePx,
  spacingPx,
});
const place = (weight: number, sizePx: number, pad: number, wrap: number): PointStyle => ({
  font: font(`${weight} ${sizePx}px`, sizePx),
  color: 'map-label',
  pad,
  wrap,
});

const CITY: PointStyle = { ...place(600, 16, 10, 200), color: 'text-muted' };
const TOWN = place(550, 12, 8, 90);
const LANDMARK = place(550, 11.5, 6, 110);
const WATER: PointStyle = {
  font: font('italic 500 11.5px', 11.5, 0.2),
  color: 'map-label-water',
  pad: 6,
  wrap: 90,
};
const PARK: PointStyle = { ...place(500, 11, 8, 80), color: 'map-label-park' };
const STREET = font('500 11px', 11, 0.15);
const SMALL_STREET = font('500 10.5px', 10.5, 0.15);

/** A fence has its name anywhere in it, a part of the city in its middle, px. */
const SAME_WITHIN_PX = 400;
const CITY_UNTIL = 12.5;
const TOWNS_UNTIL = 14.5;
const AIRPORTS_FROM = 11.5;
const LANDMARKS_FROM = 13.5;
const DISTRICTS = { from: 12, until: 16, nearFrom: 13 };
const PARKS_FROM = 12.5;
const MIN_WATER_PX = 1_500;
const MIN_PARK_PX = 2_600;
const MIN_GREENBELT_PX = 9_000;
/** Side of a part of the city that has room for its name, px; from zoom 13 the larger one. */
const MIN_DISTRICT_SIDES_PX = [95, 110] as const;
const SMALL_STREETS_FROM = 16;
const STREETS: readonly RoadClass[] = [
  'primary',
  'secondary',
  'tertiary',
  'residential',
  'frontage',
];

/**
 * Writes the names of a map where they have room: the most important first, each kept that meets none
 * before it (ui/basemap). Nothing is written over vehicles or under panels.
 */
export function placeLabels(
  view: CanvasView,
  map: IncludedMap,
  { free, taken, written = [], measure, isSmall = false }: LabelOptions,
): PlacedLabel[] {
  const space = openLabelSpace(view, free, [...taken, ...written]);
  const { zoom } = view;
  const toPixels = <T extends NamedPlace>(named: T): T => ({
    ...named,
    x: named.x * view.scale - view.left,
    y: named.y * view.scale - view.top,
  });
  const placeAll = (places: readonly NamedPlace[], style: PointStyle) =>
    places
      .filter(({ name }) => name !== '')
      .map(toPixels)
      .filter((named) => !isWrittenNear(named, written))
      .flatMap((named) => placePointLabel(named, style, space, measure) ?? []);
  const labelled = (kind: string) => map.labels.filter((label) => label.kind === kind);

  return [
    ...(zoom < CITY_UNTIL ? placeAll(labelled('city'), CITY) : []),
    ...(zoom < TOWNS_UNTIL ? placeAll(labelled('town'), TOWN) : []),
    ...placeShields(
      labelled('highway').map(toPixels),
      listLines(view, map, ['motorway', 'trunk']),
      space,
      measure,
    ),
    ...placeAll(listWater(view, map, space), WATER),
    ...(zoom >= AIRPORTS_FROM ? placeAll(labelled('airport'), LANDMARK) : []),
    ...(zoom >= LANDMARKS_FROM ? placeAll(labelled('landmark'), LANDMARK) : []),
    ...(isSmall ? [] : placeAll(listDistricts(view, map), districtStyle(zoom))),
    ...placeAll(listParks(view, map), PARK),
    ...placeStreets(view, map, { space, measure, isSmall }),
  ];
}

const fold = (name: string): string => name.trim().toLowerCase();

/** Is a name on the map already, close to where it would be written? */
const isWrittenNear = ({ name, x, y }: NamedPlace, written: readonly WrittenName[]): boolean =>
  written.some(
    ({ text, left, top, width, height }) =>
      fold(text) === fold(name) &&
      Math.hypot(left + width / 2 - x, top + height / 2 - y) <= SAME_WITHIN_PX,
  );

function listLines(view: CanvasView, map: IncludedMap, kinds: readonly RoadClass[]): PixelLine[] {
  return kinds.flatMap((kind) =>
    (map.lines.get(kind) ?? [])
      .filter(({ name, shape }) => name !== '' && isShapeInView(shape, view))
      .map((line) => toPixelLine(line, view)),
  );
}

const onceEach = <T extends NamedPlace>(places: readonly T[]): T[] =>
  places.filter(({ name }, at) => places.findIndex((other) => other.name === name) === at);

const largestFirst = <T extends { squareMeters: number }>(areas: readonly T[]): T[] =>
  [...areas].sort((a, b) => b.squareMeters - a.squareMeters);

function listWater(view: CanvasView, map: IncludedMap, space: LabelSpace): NamedPlace[] {
  return onceEach(
    largestFirst(map.areas).filter(
      (area) =>
        area.kind === 'water' &&
        toPixelArea(view, area) >= MIN_WATER_PX &&
        space.holds(area.x * view.scale - view.left, area.y * view.scale - view.top, 0),
    ),
  );
}

const districtStyle = (zoom: number) => place(550, zoom < DISTRICTS.nearFrom ? 11.5 : 12, 10, 86);

function listDistricts(view: CanvasView, map: IncludedMap): NamedPlace[] {
  const { zoom } = view;
  if (zoom < DISTRICTS.from || zoom >= DISTRICTS.until) return [];
  const [far, near] = MIN_DISTRICT_SIDES_PX;
  const minSide = zoom < DISTRICTS.nearFrom ? far : near;
  return largestFirst(map.districts).filter(
    (district) => Math.sqrt(toPixelArea(view, district)) >= minSide,
  );
}

/** Shortens the name of a park. */
export const shortenPark = (name: string): string =>
  name
    .replace(/ (Neighborhood|District|Metropolitan|Metro|Pocket) Park$/, ' Park')
    .replace(/ at Town Lake.*$/, '');

function listParks(view: CanvasView, map: IncludedMap): NamedPlace[] {
  if (view.zoom < PARKS_FROM) return [];
  const parks = largestFirst(map.areas).filter((area) => {
    if (area.kind !== 'park') return false;
    const minPx = area.name.includes('Greenbelt') ? MIN_GREENBELT_PX : MIN_PARK_PX;
    return toPixelArea(view, area) >= minPx;
  });
  return onceEach(parks.map((park) => ({ ...park, name: shortenPark(park.name) })));
}

function placeStreets(
  view: CanvasView,
  map: IncludedMap,
  { space, measure, isSmall }: { space: LabelSpace; measure: MeasureText; isSmall: boolean },
): PlacedLabel[] {
  const spots: StreetSpots = new Map();
  return STREETS.flatMap((kind) => {
    const isSmallStreet = kind === 'residential';
    const from =
      isSmall && isSmallStreet ? SMALL_STREETS_FROM : (roadStyle(kind).namesFrom ?? Infinity);
    if (view.zoom < from) return [];
    const lines = listLines(view, map, [kind]);
    const letters = isSmallStreet ? SMALL_STREET : STREET;
    return placeStreetNames(lines, letters, { space, spots, measure });
  });
}
