import type { AreaPoint } from '../geo/parse-area';
import {
  refuseItem,
  toFigure,
  toFilePlace,
  toFoundItem,
  type FenceRecord,
  type FoundItem,
  type FoundProblem,
} from './found-fence';
import { readXml } from '../xml/read-xml';

interface Way {
  kind: 'Polygon' | 'LineString' | 'Point';
  coordinates: string;
  hasHoles: boolean;
}

/** A place mark as far as it was read. */
interface Placemark {
  name: string;
  description: string;
  data: Map<string, string>;
  color: string;
  ways: Way[];
}

const KINDS = new Set(['Polygon', 'LineString', 'Point']);

/** `longitude,latitude[,altitude]` in turns with blanks; null where one is no place. */
function toPlaces(text: string): AreaPoint[] | null {
  const places = text
    .trim()
    .split(/\s+/)
    .map((tuple) => {
      const [longitude, latitude] = tuple.split(',');
      const isWritten = longitude?.trim() && latitude?.trim();
      return isWritten ? toFilePlace(Number(latitude), Number(longitude)) : null;
    });
  return places.every((place) => place !== null) ? places : null;
}

/** KML writes `aabbggrr`. */
function toColor(text: string): string | undefined {
  const [, blue, green, red] = /^[\da-f]{2}([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text) ?? [];
  return red === undefined ? undefined : `#${red}${green}${blue}`;
}

function* toItems(mark: Placemark): Generator<FoundItem> {
  const { name, description, data, ways } = mark;
  const record: FenceRecord = {
    name,
    description,
    color: data.get('color') ?? toColor(mark.color.trim()),
    speedLimit: data.get('speedLimit'),
    polylineDistance: data.get('polylineDistance'),
    floor: data.get('floor'),
    ceiling: data.get('ceiling'),
    hide: data.get('hide'),
  };
  const radiusMeters = toFigure(data.get('radius'));
  const center = toPlaces(data.get('center') ?? '')?.[0];
  const refuse = (problem: FoundProblem) => refuseItem(record, problem);
  if (radiusMeters !== null && center) {
    yield toFoundItem(record, { kind: 'circle', points: [center], radiusMeters });
    return;
  }
  if (ways.length === 0) yield refuse('NO_SHAPE');
  for (const { kind, coordinates, hasHoles } of ways) {
    const points = toPlaces(coordinates);
    if (hasHoles) yield refuse('HOLES');
    else if (!points) yield refuse('PLACE');
    else if (kind === 'Polygon') yield toFoundItem(record, { kind: 'polygon', points });
    else if (kind === 'LineString') yield toFoundItem(record, { kind: 'line', points });
    else if (radiusMeters === null) yield refuse('POINT');
    else yield toFoundItem(record, { kind: 'circle', points, radiusMeters });
  }
}

/** Yields the items of a KML text, one by one. Throws an `XmlProblem`. */
export function* readKml(xml: string): Generator<FoundItem> {
  const path: string[] = [];
  let mark: Placemark | null = null;
  let way: Way | null = null;
  let dataName = '';
  for (const token of readXml(xml)) {
    if (token.kind === 'open') {
      path.push(token.name);
      if (token.name === 'Placemark') {
        mark = { name: '', description: '', data: new Map(), color: '', ways: [] };
      } else if (token.name === 'Data') dataName = token.attributes.get('name') ?? '';
      else if (token.name === 'innerBoundaryIs' && way) way.hasHoles = true;
      else if (KINDS.has(token.name) && mark) {
        way = { kind: token.name as Way['kind'], coordinates: '', hasHoles: false }; // one of KINDS
        mark.ways.push(way);
      }
    } else if (token.kind === 'close') {
      path.pop();
      if (KINDS.has(token.name)) way = null;
      if (token.name !== 'Placemark' || !mark) continue;
      yield* toItems(mark);
      mark = null;
    } else if (mark) {
      const [parent, own] = path.slice(-2);
      if (own === 'coordinates' && way && !way.hasHoles) way.coordinates += token.text;
      else if (own === 'value' && parent === 'Data') {
        mark.data.set(dataName, (mark.data.get(dataName) ?? '') + token.text);
      } else if (own === 'color' && (parent === 'LineStyle' || parent === 'PolyStyle')) {
        mark.color ||= token.text;
      } else if (parent === 'Placemark' && (own === 'name' || own === 'description')) {
        mark[own] += token.text;
      }
    }
  }
}
