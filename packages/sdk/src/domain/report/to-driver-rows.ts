import { sumTrips, toDrivenTrips, type DrivenTrip } from '../history/sum-trips';
import { MINUTE_MS } from '../time/durations';
import type { Period } from '../time/period';
import { intersectPeriods, splitByDay, unitePeriods } from '../time/split-periods';
import type { ReportNames, SourceDrive, SourceTrip } from './report-sources';
import type { ReportRow } from './report-value';
import { vehicleValues } from './to-report-rows';

/** Shorter times without driving are traffic, gates and loading. */
const MIN_BREAK_MS = 15 * MINUTE_MS;

type Trip = Pick<SourceTrip, 'deviceId' | 'deviceName' | 'startTime' | 'endTime' | 'distance'>;

/** Activity of one driver with one vehicle on one day. */
interface DriverDay {
  driverId: number;
  deviceId: number;
  day: string;
  checkIns: Period[];
  driving: Period[];
  meters: number;
  breaks: Period[];
}

const lengthOf = (periods: readonly Period[]): number =>
  periods.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

function groupBy<Thing>(things: Iterable<Thing>, keyOf: (thing: Thing) => string | number) {
  const groups = new Map<string | number, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const known = groups.get(key);
    if (known) known.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** The check-ins of one driver with one vehicle, day by day, with what the vehicle drove meanwhile. */
function listDays(
  own: readonly SourceDrive[],
  trips: readonly DrivenTrip[],
  within: Period,
  timeZone: string | undefined,
): DriverDay[] {
  const { driverId = 0, deviceId = 0 } = own[0] ?? {};
  const spans = own.flatMap(({ beganAt, endedAt }) => {
    const toMs = endedAt === null ? within.toMs : Date.parse(endedAt);
    return intersectPeriods({ fromMs: Date.parse(beganAt), toMs }, within) ?? [];
  });
  const pieces = unitePeriods(spans).flatMap((span) => splitByDay(span, timeZone));
  return [...groupBy(pieces, ({ day }) => day).values()].map((checkIns) => ({
    driverId,
    deviceId,
    day: checkIns[0]?.day ?? '',
    checkIns,
    breaks: [],
    driving: unitePeriods(
      checkIns.flatMap((span) => trips.flatMap((trip) => intersectPeriods(trip, span) ?? [])),
    ),
    meters: checkIns.reduce((sum, span) => sum + sumTrips(trips, span).distanceMeters, 0),
  }));
}

/** Notes the breaks of one driver's day, each with the vehicle that was driven before. */
function addBreaks(days: readonly DriverDay[]): void {
  const driving = days.flatMap((day) => day.driving.map((span) => ({ day, ...span })));
  driving.sort((one, other) => one.fromMs - other.fromMs);
  let last: { day: DriverDay; toMs: number } | undefined;
  for (const { day, fromMs, toMs } of driving) {
    if (last && fromMs - last.toMs >= MIN_BREAK_MS) {
      last.day.breaks.push({ fromMs: last.toMs, toMs: fromMs });
    }
    if (!last || toMs > last.toMs) last = { day, toMs };
  }
}

/**
 * Rows of who drove by printed codes, one a driver, vehicle and day of the zone: from when to when they drove, for how
 * long and how far, how long they were checked in, and their breaks: a quarter of an hour and more between two drives
 * of the day, with any of these vehicles. What is not over yet is told up to `nowMs`.
 */
export function toDriverRows(
  { drives, trips }: { drives: readonly SourceDrive[]; trips: readonly Trip[] },
  names: ReportNames,
  { period, timeZone, nowMs }: { period: Period; timeZone: string | undefined; nowMs: number },
): ReportRow[] {
  const within = { fromMs: period.fromMs, toMs: Math.min(period.toMs, nowMs) };
  const driven = new Map(
    [...groupBy(trips, ({ deviceId }) => deviceId)].map(([id, own]) => [id, toDrivenTrips(own)]),
  );
  const vehicles = new Map(trips.map(({ deviceId, deviceName }) => [deviceId, deviceName]));
  const inOrder = [...drives].sort((a, b) => Date.parse(a.beganAt) - Date.parse(b.beganAt));
  const people = new Map(inOrder.map(({ driverId, driverName }) => [driverId, driverName]));
  const nameOf = (driverId: number) => people.get(driverId) || `#${driverId}`;

  const days = [
    ...groupBy(drives, ({ driverId, deviceId }) => `${driverId}-${deviceId}`).values(),
  ].flatMap((own) => listDays(own, driven.get(own[0]?.deviceId ?? 0) ?? [], within, timeZone));
  for (const own of groupBy(days, ({ driverId, day }) => `${driverId}-${day}`).values()) {
    addBreaks(own);
  }

  const rows = days.map(({ driverId, deviceId, day, checkIns, driving, meters, breaks }) => ({
    id: `${driverId}-${deviceId}-${day}`,
    deviceId,
    fromMs: checkIns[0]?.fromMs ?? null,
    toMs: checkIns.at(-1)?.toMs ?? null,
    values: {
      ...vehicleValues({ deviceId, deviceName: vehicles.get(deviceId) ?? null }, names),
      driver: nameOf(driverId),
      day,
      firstDriving: driving[0]?.fromMs ?? null,
      lastDriving: driving.at(-1)?.toMs ?? null,
      driving: lengthOf(driving),
      checkedIn: lengthOf(checkIns),
      distance: meters,
      breaks: breaks.length,
      breakTime: lengthOf(breaks),
    },
  }));
  return rows.sort(
    (a, b) => a.values.driver.localeCompare(b.values.driver) || (a.fromMs ?? 0) - (b.fromMs ?? 0),
  );
}
