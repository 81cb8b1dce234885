import { escapeXml, type RouteFile, type RouteFileFix } from './route-file';

const METERS_A_SECOND_A_KNOT = 1_852 / 3_600;

/** GPX has no speed of its own; this is where other programs look for it, in metres a second. */
const EXTENSION = 'http://www.garmin.com/xmlschemas/TrackPointExtension/v2';

const toExtensions = (speed: number): string => {
  const metersASecond = (speed * METERS_A_SECOND_A_KNOT).toFixed(2);
  return `<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>${metersASecond}</gpxtpx:speed></gpxtpx:TrackPointExtension></extensions>`;
};

const toPoint = ({ latitude, longitude, altitude, fixTime, speed }: RouteFileFix): string =>
  [
    `<trkpt lat="${latitude}" lon="${longitude}">`,
    typeof altitude === 'number' ? `<ele>${altitude}</ele>` : '',
    `<time>${new Date(fixTime).toISOString()}</time>`,
    toExtensions(speed),
    '</trkpt>',
  ].join('');

/** Routes as GPX 1.1: a track a vehicle, a segment for each way without a gap, stops as waypoints. */
export function toGpx(routes: readonly RouteFile[], creator: string): string {
  const stops = routes.flatMap(({ stops: all }) =>
    all.map(
      ({ name, latitude, longitude }) =>
        `<wpt lat="${latitude}" lon="${longitude}"><name>${escapeXml(name)}</name></wpt>`,
    ),
  );
  const tracks = routes.map(({ name, ways }) =>
    [
      `<trk><name>${escapeXml(name)}</name>`,
      ...ways.map((way) => `<trkseg>${way.map(toPoint).join('\n')}</trkseg>`),
      '</trk>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(creator)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="${EXTENSION}">`,
    ...stops,
    ...tracks,
    '</gpx>',
    '',
  ].join('\n');
}
