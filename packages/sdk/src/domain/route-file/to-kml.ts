import { escapeXml, type RouteFile, type RouteFileFix } from './route-file';

const toTime = ({ fixTime }: RouteFileFix): string => new Date(fixTime).toISOString();

/** A way as a line; a single place is none. */
function toGeometry(way: readonly RouteFileFix[]): string {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return '';
  const places = way.map(({ longitude, latitude }) => `${longitude},${latitude}`).join('\n');
  if (way.length === 1) {
    return `<TimeStamp><when>${toTime(first)}</when></TimeStamp>\n<Point><coordinates>${places}</coordinates></Point>`;
  }
  return [
    `<TimeSpan><begin>${toTime(first)}</begin><end>${toTime(last)}</end></TimeSpan>`,
    `<LineString><tessellate>1</tessellate><coordinates>${places}</coordinates></LineString>`,
  ].join('\n');
}

/** Routes as KML 2.2: a folder a vehicle, with a line for each way without a gap and its stops. */
export function toKml(routes: readonly RouteFile[]): string {
  const folders = routes.map(({ name, ways, stops }) =>
    [
      `<Folder><name>${escapeXml(name)}</name>`,
      ...ways
        .filter((way) => way.length > 0)
        .map((way) =>
          [`<Placemark><name>${escapeXml(name)}</name>`, toGeometry(way), '</Placemark>'].join(
            '\n',
          ),
        ),
      ...stops.map(
        ({ name: stopName, latitude, longitude }) =>
          `<Placemark><name>${escapeXml(stopName)}</name><Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`,
      ),
      '</Folder>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...folders,
    '</Document></kml>',
    '',
  ].join('\n');
}
