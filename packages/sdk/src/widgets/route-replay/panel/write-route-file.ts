import {
  listSeriesKeys,
  readSeriesValue,
  toGeoJson,
  toGpx,
  toKml,
  toRouteCsv,
  toWallTime,
  type RouteCsvColumn,
  type RouteFile,
  type RouteFormat,
  readOwnTimeZone,
} from '../../../domain';
import { splitRoute } from '../../../domain/geo/split-route';
import type { AttributeWords, Format, ReplayRoute, TranslateLabel, Units } from '../../../react';
import { readRouteFigure } from './read-route-figure';

/** Data and formatters for a file of routes. */
interface RouteFileWords {
  routes: readonly ReplayRoute[];
  nameOf: (deviceId: number) => string;
  t: TranslateLabel;
  format: Format;
  attributes: AttributeWords;
  units: Units;
  /** Left out, the one of the browser. */
  timeZone?: string | undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats local time the way spreadsheets read it: `2026-08-21 11:00:00`. */
function toWallText(at: string, timeZone: string): string {
  const { year, month, day, hour, minute, second } = toWallTime(Date.parse(at), timeZone);
  return `${year}-${two(month)}-${two(day)} ${[hour, minute, second].map(two).join(':')}`;
}

/** Already columns of their own. */
const TOLD: readonly string[] = ['speed', 'altitude'];

/**
 * Writes routes as a file. What programs read has the figures of the wire; a table for people those of the
 * account: its units, its zone.
 */
export function writeRouteFile(
  kind: RouteFormat,
  { routes, nameOf, t, format, attributes, units, timeZone }: RouteFileWords,
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
  if (kind === 'gpx') return toGpx(files, t('replay.download.name'));
  if (kind === 'kml') return toKml(files);
  if (kind === 'geojson') return toGeoJson(files);
  const keys = listSeriesKeys(routes.map(({ track }) => track)).filter(
    (key) => !TOLD.includes(key),
  );
  const figures = ['speed', 'course', 'altitude', ...keys].map((key): RouteCsvColumn => {
    const { unit, toFigure } = readRouteFigure(key, units);
    const label = attributes.label(key);
    return {
      label: unit === '' ? label : `${label} (${unit})`,
      value: (fix) => {
        const value = key === 'course' ? fix.course : readSeriesValue(fix, key);
        return value === undefined ? undefined : toFigure(value);
      },
    };
  });
  const zone = timeZone ?? readOwnTimeZone();
  const columns: RouteCsvColumn[] = [
    {
      label: t('replay.points.time'),
      value: ({ fixTime }) => toWallText(fixTime, zone),
    },
    { label: t('replay.download.latitude'), value: ({ latitude }) => latitude },
    { label: t('replay.download.longitude'), value: ({ longitude }) => longitude },
    ...figures,
  ];
  // Where a fraction has a comma, programs part the cells by semicolons.
  const style = format.locale.startsWith('en')
    ? ({ delimiter: ',', decimal: '.' } as const)
    : ({ delimiter: ';', decimal: ',' } as const);
  return toRouteCsv(files, { vehicleLabel: t('replay.vehicles.label'), columns, ...style });
}
