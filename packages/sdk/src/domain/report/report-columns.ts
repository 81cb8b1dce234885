import type { ReportKind } from './report-kind';
import type { ReportColumn, ReportTotal, ReportValueKind } from './report-value';

type More = Pick<ReportColumn, 'total' | 'hidden'>;

const column = (key: string, kind: ReportValueKind, more: More = {}): ReportColumn => ({
  key,
  kind,
  label: `report.column.${key}`,
  ...more,
});
const sum = { total: 'sum' } as const;
const max = { total: 'max' } as const;
const hidden = { hidden: true } as const;
const mean = (by: string): { total: ReportTotal } => ({ total: { mean: by } });

/** The columns that several reports have. */
const makeShared = () => ({
  vehicle: column('vehicle', 'text'),
  plate: column('plate', 'text', hidden),
  driver: column('driver', 'text'),
  fuel: column('spentFuel', 'volume', sum),
  odometers: [
    column('startOdometer', 'distance', hidden),
    column('endOdometer', 'distance', hidden),
  ],
  span: [column('startTime', 'time'), column('endTime', 'time')],
  duration: column('duration', 'duration', sum),
  coordinates: [
    column('latitude', 'coordinate', hidden),
    column('longitude', 'coordinate', hidden),
  ],
});
type Shared = ReturnType<typeof makeShared>;
type Columns<Kind extends ReportKind> = Readonly<Record<Kind, readonly ReportColumn[]>>;

/** Columns of the reports on drives and halts. */
function listDriveColumns(shared: Shared): Columns<'summary' | 'trips' | 'stops' | 'drivers'> {
  const { vehicle, plate, driver, fuel, odometers, span, duration, coordinates } = shared;
  return {
    summary: [
      vehicle,
      plate,
      column('trips', 'number', sum),
      column('distance', 'distance', sum),
      column('driving', 'duration', sum),
      column('idle', 'duration', sum),
      column('stopped', 'duration', { ...sum, ...hidden }),
      column('averageSpeed', 'speed', mean('driving')),
      column('maxSpeed', 'speed', max),
      column('engineHours', 'duration', sum),
      fuel,
      ...odometers,
    ],
    trips: [
      vehicle,
      plate,
      driver,
      ...span,
      column('startPlace', 'place'),
      column('endPlace', 'place'),
      column('distance', 'distance', sum),
      duration,
      column('averageSpeed', 'speed', mean('duration')),
      column('maxSpeed', 'speed', max),
      { ...fuel, hidden: true },
      ...odometers,
    ],
    stops: [
      vehicle,
      plate,
      ...span,
      duration,
      column('place', 'place'),
      driver,
      column('engineHours', 'duration', sum),
      { ...fuel, hidden: true },
      column('odometer', 'distance', hidden),
      ...coordinates,
    ],
    drivers: [
      vehicle,
      plate,
      driver,
      column('day', 'day'),
      column('firstDriving', 'time'),
      column('lastDriving', 'time'),
      column('driving', 'duration', sum),
      column('checkedIn', 'duration', sum),
      column('distance', 'distance', sum),
      column('breaks', 'number', sum),
      column('breakTime', 'duration', sum),
    ],
  };
}

/** Columns of the reports on what happened, and where. */
function listEventColumns(shared: Shared): Columns<'events' | 'geofences' | 'combined'> {
  const { vehicle, plate, driver, span } = shared;
  return {
    events: [
      vehicle,
      plate,
      column('time', 'time'),
      column('event', 'event'),
      column('geofence', 'text'),
      driver,
      column('details', 'text'),
    ],
    // Who is in two fences at once is not there twice as long.
    geofences: [
      ...[vehicle, plate, column('geofence', 'text'), ...span],
      column('duration', 'duration', { total: 'apart' }),
    ],
    combined: [
      vehicle,
      plate,
      column('what', 'event'),
      ...span,
      // Trips and stops together are the period, which tells nothing.
      column('duration', 'duration'),
      column('place', 'place'),
      column('endPlace', 'place', hidden),
      column('distance', 'distance', sum),
      column('maxSpeed', 'speed', { ...max, ...hidden }),
      { ...driver, hidden: true },
      // Which fence an event was about.
      column('details', 'text'),
    ],
  };
}

/** Columns of the reports on single fixes. */
function listFixColumns(shared: Shared): Columns<'route' | 'chart' | 'silent'> {
  const { vehicle, plate, driver, coordinates } = shared;
  return {
    route: [
      vehicle,
      plate,
      column('time', 'time'),
      column('place', 'place'),
      column('speed', 'speed', max),
      column('course', 'course'),
      column('altitude', 'altitude', hidden),
      column('ignition', 'flag'),
      column('valid', 'flag', hidden),
      ...coordinates,
      { ...driver, hidden: true },
      column('details', 'text', hidden),
    ],
    chart: [
      vehicle,
      plate,
      column('time', 'time'),
      column('value', 'number'),
      column('place', 'place'),
      ...coordinates,
    ],
    silent: [
      vehicle,
      plate,
      column('lastFix', 'time'),
      column('silentFor', 'duration'),
      column('place', 'place'),
      column('batteryLevel', 'percent'),
      column('power', 'voltage', hidden),
      column('sim', 'text'),
      column('phone', 'text'),
      column('uniqueId', 'text', hidden),
      ...coordinates,
    ],
  };
}

/** Made in one call, which bundles that read no report leave out. */
function listColumns(): Columns<ReportKind> {
  const shared = makeShared();
  return { ...listDriveColumns(shared), ...listEventColumns(shared), ...listFixColumns(shared) };
}

/** The columns that each report can show, in the order that they have at first. */
export const REPORT_COLUMNS = /* @__PURE__ */ listColumns();

/** The columns that are shown: as chosen, else as meant at first. The vehicle stays in front. */
export function chooseReportColumns(
  kind: ReportKind,
  keys: readonly string[] | null,
  all: readonly ReportColumn[] = REPORT_COLUMNS[kind],
): readonly ReportColumn[] {
  if (keys === null) return all.filter((one) => !one.hidden);
  const chosen = [...new Set(['vehicle', ...keys])];
  return chosen.flatMap((key) => all.find((one) => one.key === key) ?? []);
}
