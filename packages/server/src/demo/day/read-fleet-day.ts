import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DAY_MS, MPH_PER_KNOT } from '@rastro/sdk/domain';
import { computeCourses, computeIgnition } from './derive-motion';
import type { FleetBus, FleetDay, FleetFix } from './fleet-day';
import { parseCsv } from './parse-csv';

const COLUMNS = [
  'vehicle_id',
  'timestamp',
  'speed',
  'route_id',
  'trip_id',
  'latitude',
  'longitude',
  'trip_headsign',
] as const;
type Column = (typeof COLUMNS)[number];
type Report = Omit<FleetFix, 'course' | 'ignition'>;

/** Local wall-clock time of an ISO text with offset, as if it were UTC; throws on other text. */
function toLocalMs(timestamp: string): number {
  const zoneAt = timestamp.search(/(?:[+-]\d\d:\d\d|Z)$/);
  const localMs = timestamp.includes('T') ? Date.parse(`${timestamp.slice(0, zoneAt)}Z`) : NaN;
  if (Number.isNaN(localMs)) throw new SyntaxError(`Not a time with offset: ${timestamp}`);
  return localMs;
}

function toNumber(text: string, column: Column): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) {
    throw new SyntaxError(`Not a number in column ${column}: "${text}"`);
  }
  return value;
}

function findMainRoute(reports: readonly Report[]): string {
  const counts = new Map<string, number>();
  for (const { routeId } of reports) counts.set(routeId, (counts.get(routeId) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? '';
}

/** The file repeats 139 times: the first report of a time is kept. */
function dropRepeatedTimes(sorted: readonly Report[]): Report[] {
  return sorted.filter((report, at) => report.clockMs !== sorted[at - 1]?.clockMs);
}

function toBus(vehicleId: string, unsorted: readonly Report[]): FleetBus {
  const reports = dropRepeatedTimes([...unsorted].sort((a, b) => a.clockMs - b.clockMs));
  const courses = computeCourses(reports);
  const ignition = computeIgnition(reports);
  const fixes = reports.map((report, at) => ({
    ...report,
    course: courses[at] ?? 0,
    ignition: ignition[at] ?? false,
  }));
  return { vehicleId, mainRouteId: findMainRoute(reports), fixes };
}

/**
 * Reads the CSV text of a fleet's day: columns by name, speeds in miles per hour, times with
 * offset. Reports come back sorted by time for each bus, without repeated times, with course and
 * ignition derived. Throws `SyntaxError` naming the column or value that does not fit.
 */
export function parseFleetDay(csv: string): FleetDay {
  const [header = [], ...rows] = parseCsv(csv);
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new SyntaxError(`Columns missing: ${missing.join(', ')}`);
  const at = COLUMNS.map((column) => header.indexOf(column));

  const reports = rows.map((row) => {
    const [vehicleId = '', time = '', speed = '', routeId = '', tripId = '', ...rest] = at.map(
      (index) => row[index] ?? '',
    );
    const [latitude = '', longitude = '', headsign = ''] = rest;
    const report: Report = {
      clockMs: toLocalMs(time),
      latitude: toNumber(latitude, 'latitude'),
      longitude: toNumber(longitude, 'longitude'),
      speedKnots: Math.round((toNumber(speed, 'speed') / MPH_PER_KNOT) * 1000) / 1000,
      routeId,
      tripId,
      headsign,
    };
    return { vehicleId, report };
  });

  const firstMs = reports.reduce((least, { report }) => Math.min(least, report.clockMs), Infinity);
  const midnightMs = Math.floor(firstMs / DAY_MS) * DAY_MS;
  const byVehicle = new Map<string, Report[]>();
  for (const { vehicleId, report } of reports) {
    report.clockMs -= midnightMs;
    const list = byVehicle.get(vehicleId);
    if (list) list.push(report);
    else byVehicle.set(vehicleId, [report]);
  }
  const buses = [...byVehicle].map(([vehicleId, list]) => toBus(vehicleId, list));
  buses.sort((a, b) => a.vehicleId.localeCompare(b.vehicleId, 'en', { numeric: true }));
  return {
    buses,
    fixCount: buses.reduce((sum, bus) => sum + bus.fixes.length, 0),
    firstClockMs: buses.length > 0 ? firstMs - midnightMs : 0,
    lastClockMs: buses.reduce((most, bus) => Math.max(most, bus.fixes.at(-1)?.clockMs ?? 0), 0),
  };
}

/** Reads a gzipped CSV file of a fleet's day; throws as {@link parseFleetDay} and `readFile` do. */
export async function readFleetDay(path: string | URL): Promise<FleetDay> {
  const packed = await readFile(path);
  return parseFleetDay((await promisify(gunzip)(packed)).toString('utf8'));
}
