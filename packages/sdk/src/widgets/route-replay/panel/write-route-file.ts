import {
  listSeriesKeys,
  readSeriesValue,
  toGeoJson,
  toGpx,
  toKml,
  toRouteCsv,
  type RouteCsvColumn,
  type RouteFile,
  type RouteFormat,
} from '../../../domain';
import { splitRoute } from '../../../domain/geo/split-route';
import type { AttributeWords, Format, ReplayRoute, Translate } from '../../../react';

/** What a file of routes is written with. */
interface RouteFileWords {
  routes: readonly ReplayRoute[];
  nameOf: (deviceId: number) => string;
  t: Translate;
  format: Format;
  attributes: AttributeWords;
}

/** Already columns of their own. */
const TOLD: readonly string[] = ['speed', 'altitude'];

/** Writes routes as a file. Figures are those of the wire: knots, metres, degrees, UTC. */
export function writeRouteFile(
  format: RouteFormat,
  { routes, nameOf, t, attributes }: RouteFileWords,
): string {
  const files = routes.map(({ deviceId, track, stops }): RouteFile => ({
    name: nameOf(deviceId),
    ways: splitRoute(track.fixes),
    stops: stops.map(({ number, latitude, longitude }) => ({
      number,
      name: t('replay.download.stop', { number: String(number) }),
      latitude,
      longitude,
    })),
  }));
  if (format === 'gpx') return toGpx(files, t('replay.download.name'));
  if (format === 'kml') return toKml(files);
  if (format === 'geojson') return toGeoJson(files);
  const keys = listSeriesKeys(routes.map(({ track }) => track)).filter(
    (key) => !TOLD.includes(key),
  );
  const columns: RouteCsvColumn[] = [
    { label: 'fixTime (UTC)', value: ({ fixTime }) => new Date(fixTime).toISOString() },
    { label: 'latitude', value: ({ latitude }) => latitude },
    { label: 'longitude', value: ({ longitude }) => longitude },
    { label: `${attributes.label('speed')} (kn)`, value: ({ speed }) => speed },
    { label: `${attributes.label('course')} (°)`, value: ({ course }) => course },
    { label: `${attributes.label('altitude')} (m)`, value: ({ altitude }) => altitude },
    ...keys.map((key) => ({
      label: attributes.label(key),
      value: (fix: Parameters<RouteCsvColumn['value']>[0]) => readSeriesValue(fix, key),
    })),
  ];
  return toRouteCsv(files, { vehicleLabel: t('replay.vehicles.label'), columns });
}
