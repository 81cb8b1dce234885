import { COMBINED_ROWS } from './format-report-value';
import type { ReportRow, ReportValue } from './report-value';

const pick = (
  row: ReportRow,
  names: Readonly<Record<string, string>>,
): Record<string, ReportValue> =>
  Object.fromEntries(Object.entries(names).map(([to, from]) => [to, row.values[from] ?? null]));

/** Merges the trips, stops and events of vehicles into one list, by their start. */
export function toCombinedRows({
  trips,
  stops,
  events,
}: Readonly<Record<'trips' | 'stops' | 'events', readonly ReportRow[]>>): ReportRow[] {
  const same = { vehicle: 'vehicle', plate: 'plate' };
  const span = { startTime: 'startTime', endTime: 'endTime', duration: 'duration' };
  const none = { place: null, endPlace: null, distance: null, maxSpeed: null, driver: null };
  const rows = [
    ...trips.map((row) => ({
      ...row,
      id: `trip ${row.id}`,
      values: {
        ...none,
        ...pick(row, { ...same, ...span, place: 'startPlace', endPlace: 'endPlace' }),
        ...pick(row, { distance: 'distance', maxSpeed: 'maxSpeed', driver: 'driver' }),
        what: COMBINED_ROWS.trip,
        details: null,
      },
    })),
    ...stops.map((row) => ({
      ...row,
      id: `stop ${row.id}`,
      values: {
        ...none,
        ...pick(row, { ...same, ...span, place: 'place', driver: 'driver' }),
        what: COMBINED_ROWS.stop,
        details: null,
      },
    })),
    ...events.map((row) => ({
      ...row,
      id: `event ${row.id}`,
      values: {
        ...none,
        ...pick(row, {
          ...same,
          startTime: 'time',
          what: 'event',
          details: 'geofence',
          driver: 'driver',
        }),
        endTime: null,
        duration: null,
      },
    })),
  ];
  return rows.sort(
    (left, right) => left.deviceId - right.deviceId || (left.fromMs ?? 0) - (right.fromMs ?? 0),
  );
}
