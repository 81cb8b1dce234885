import type { AreaPoint } from '../geo/parse-area';
import { refuseItem, toFilePlace, toFoundItem, type FoundItem } from './found-fence';
import { readXml } from '../xml/read-xml';

/** A way of a GPX file as far as it was read. */
interface GpxWay {
  name: string;
  description: string;
  points: AreaPoint[];
  /** A place that is none stood in it. */
  isBroken: boolean;
}

/** A way or a route is a line, a place by itself is no fence. */
const THINGS = new Set(['trk', 'rte', 'wpt']);
const POINTS = new Set(['trkpt', 'rtept', 'wpt']);

function toItem(kind: string, { name, description, points, isBroken }: GpxWay): FoundItem {
  const record = { name, description };
  if (isBroken) return refuseItem(record, 'PLACE');
  if (kind === 'wpt') return refuseItem(record, 'POINT');
  return toFoundItem(record, { kind: 'line', points });
}

/**
 * Yields the items of a GPX text: a line for each track and route, its parts joined in order.
 * Throws an `XmlProblem`.
 */
export function* readGpx(xml: string): Generator<FoundItem> {
  const path: string[] = [];
  let way: GpxWay | null = null;
  for (const token of readXml(xml)) {
    if (token.kind === 'open') {
      path.push(token.name);
      if (THINGS.has(token.name)) way = { name: '', description: '', points: [], isBroken: false };
      if (!way || !POINTS.has(token.name)) continue;
      const [lat, lon] = ['lat', 'lon'].map((each) => token.attributes.get(each)?.trim());
      const place = lat && lon ? toFilePlace(Number(lat), Number(lon)) : null;
      if (place) way.points.push(place);
      else way.isBroken = true;
    } else if (token.kind === 'close') {
      path.pop();
      if (!way || !THINGS.has(token.name)) continue;
      yield toItem(token.name, way);
      way = null;
    } else if (way) {
      const [parent = '', own] = path.slice(-2);
      if (!THINGS.has(parent)) continue;
      if (own === 'name') way.name += token.text;
      else if (own === 'desc') way.description += token.text;
    }
  }
}
