import { readFigure } from '../geofence-editor/read-fence';
import { traceCircle } from '../geofence-editor/fence-draft';
import { readFlag, readText } from '../device/read-attribute';
import { openRing } from '../geo/format-area';
import { AreaProblem, parseArea, type Area, type AreaPoint } from '../geo/parse-area';

/** Members of a fence that are written to a file. */
interface Written {
  name: string;
  description?: string | null;
  area: string;
  attributes?: Record<string, unknown> | null;
}

/** Corners of a circle, for programs that know none. */
const CIRCLE_CORNERS = 64;

function readAreas(fences: readonly Written[]): { fence: Written; area: Area }[] {
  return fences.flatMap((fence) => {
    try {
      return [{ fence, area: parseArea(fence.area) }];
    } catch (error) {
      if (error instanceof AreaProblem) return [];
      throw error;
    }
  });
}

const closeRing = (ring: readonly AreaPoint[]) => {
  const corners = openRing(ring);
  return [...corners, ...corners.slice(0, 1)];
};

/**
 * Returns the properties besides the shape in both formats, under the names that the import reads.
 */
function toProperties({ name, description, ...fence }: Written, area: Area) {
  const limit = readFigure(fence, 'speedLimit');
  const half = readFigure(fence, 'polylineDistance');
  const [floor, ceiling] = [readFigure(fence, 'floor'), readFigure(fence, 'ceiling')];
  const color = readText(fence, 'color');
  return {
    name,
    ...(description ? { description } : {}),
    ...(color ? { color } : {}),
    ...(limit === null ? {} : { speedLimit: limit }),
    ...(area.kind === 'line' && half !== null ? { polylineDistance: half } : {}),
    ...(floor === null ? {} : { floor }),
    ...(ceiling === null ? {} : { ceiling }),
    ...(readFlag(fence, 'hide') ? { hide: true } : {}),
    ...(area.kind === 'circle' ? { radius: area.radiusMeters } : {}),
  };
}

const toPosition = ({ latitude, longitude }: AreaPoint) => [longitude, latitude];

function toGeometry(area: Area) {
  if (area.kind === 'circle') return { type: 'Point', coordinates: toPosition(area.center) };
  if (area.kind === 'line') return { type: 'LineString', coordinates: area.points.map(toPosition) };
  return { type: 'Polygon', coordinates: [closeRing(area.ring).map(toPosition)] };
}

/** Fences as GeoJSON; a circle is a point with a `radius` in metres. What cannot be read is left out. */
export function writeGeoJson(fences: readonly Written[]): string {
  const features = readAreas(fences).map(({ fence, area }) => ({
    type: 'Feature',
    properties: toProperties(fence, area),
    geometry: toGeometry(area),
  }));
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 1);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML has no way to write these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const writePlaces = (places: readonly AreaPoint[]) =>
  `<coordinates>${places.map((place) => toPosition(place).join(',')).join(' ')}</coordinates>`;

function writeShape(area: Area): string {
  if (area.kind === 'line') return `<LineString>${writePlaces(area.points)}</LineString>`;
  const ring =
    area.kind === 'polygon'
      ? area.ring
      : traceCircle(area.center, area.radiusMeters, CIRCLE_CORNERS);
  return `<Polygon><outerBoundaryIs><LinearRing>${writePlaces(closeRing(ring))}</LinearRing></outerBoundaryIs></Polygon>`;
}

function writeMark({ fence, area }: { fence: Written; area: Area }): string {
  const { name, description = '', ...rest } = toProperties(fence, area);
  const center = area.kind === 'circle' ? { center: toPosition(area.center).join(',') } : {};
  const data = Object.entries({ ...rest, ...center }).map(
    ([key, value]) => `<Data name="${key}"><value>${escape(String(value))}</value></Data>`,
  );
  const more = data.length === 0 ? '' : `<ExtendedData>${data.join('')}</ExtendedData>`;
  return `<Placemark><name>${escape(name)}</name><description>${escape(description)}</description>${more}${writeShape(area)}</Placemark>`;
}

/** Fences as KML; a circle is drawn with 64 corners and says its centre and radius beside. */
export function writeKml(fences: readonly Written[]): string {
  const marks = readAreas(fences).map(writeMark).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n${marks}\n</Document></kml>\n`;
}
