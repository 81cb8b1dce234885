import { escapeXml, type RouteFile } from './route-file';

/** Routes as KML 2.2: a folder a vehicle, with a line for each way without a gap and its stops. */
export function toKml(routes: readonly RouteFile[]): string {
  const folders = routes.map(({ name, ways, stops }) =>
    [
      `<Folder><name>${escapeXml(name)}</name>`,
      ...ways.map((way) => {
        const [begin, end] = [way[0], way.at(-1)].map((fix) =>
          fix ? new Date(fix.fixTime).toISOString() : '',
        );
        const line = way.map(({ longitude, latitude }) => `${longitude},${latitude}`).join('\n');
        return [
          `<Placemark><name>${escapeXml(name)}</name>`,
          `<TimeSpan><begin>${begin}</begin><end>${end}</end></TimeSpan>`,
          `<LineString><tessellate>1</tessellate><coordinates>${line}</coordinates></LineString>`,
          '</Placemark>',
        ].join('\n');
      }),
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
