import { toDrivenMeters } from '../history/sum-trips';
import { SECOND_MS } from '../time/durations';
import { toDayKey } from '../time/format-date';
import { KNOTS_PER_METER_PER_SECOND } from '../units/units';
import type {
  ReportNames,
  SourceMovement,
  SourceStop,
  SourceSummary,
  SourceTrip,
} from './report-sources';
import type { ReportRow } from './report-value';
import { known, vehicleValues } from './to-report-rows';

/** Activity of a vehicle on one day. */
interface DayWork {
  first: SourceMovement;
  trips: number;
  meters: number;
  driving: number;
  idle: number;
  stopped: number;
  maxSpeed: number;
}

type DayOf = (source: Pick<SourceMovement, 'deviceId' | 'startTime'>) => string;

/** The day that something began on, each vehicle's its own. */
const createDayOf =
  (timeZone: string | undefined): DayOf =>
  ({ deviceId, startTime }) =>
    `${deviceId} ${toDayKey(startTime, timeZone)}`;

/** Trips and stops by vehicle and the day that each began on. */
function countWork(
  trips: readonly SourceTrip[],
  stops: readonly SourceStop[],
  dayOf: DayOf,
): Map<string, DayWork> {
  const days = new Map<string, DayWork>();
  const of = (first: SourceMovement): DayWork => {
    const key = dayOf(first);
    const nothing = { trips: 0, meters: 0, driving: 0, idle: 0, stopped: 0, maxSpeed: 0 };
    const work = days.get(key) ?? { first, ...nothing };
    days.set(key, work);
    return work;
  };
  for (const trip of trips) {
    const work = of(trip);
    work.trips += 1;
    work.meters += toDrivenMeters(trip.distance);
    work.driving += trip.duration;
    work.maxSpeed = Math.max(work.maxSpeed, trip.maxSpeed);
  }
  for (const stop of stops) {
    const work = of(stop);
    const idle = Math.min(stop.duration, stop.engineHours);
    work.idle += idle;
    work.stopped += stop.duration - idle;
  }
  return days;
}

const toRow = (
  source: SourceMovement & { engineHours?: number },
  work: DayWork | undefined,
  names: ReportNames,
): ReportRow => {
  const fromMs = Date.parse(source.startTime);
  const { meters = 0, driving = 0 } = work ?? {};
  const { deviceId, maxSpeed, distance } = source;
  return {
    id: `${deviceId}-${fromMs}`,
    deviceId,
    fromMs,
    toMs: Date.parse(source.endTime),
    values: {
      ...vehicleValues(source, names),
      trips: work?.trips ?? 0,
      distance: meters,
      driving,
      idle: work?.idle ?? 0,
      stopped: work?.stopped ?? 0,
      averageSpeed:
        driving > 0 ? (meters / (driving / SECOND_MS)) * KNOTS_PER_METER_PER_SECOND : null,
      maxSpeed: maxSpeed === 0 && distance > 0 ? null : maxSpeed,
      engineHours: source.engineHours ?? null,
      spentFuel: known(source.spentFuel),
      startOdometer: known(source.startOdometer),
      endOdometer: known(source.endOdometer),
    },
  };
};

/**
 * Rows of vehicles, one a day of each: what the tracking API sums up, and how often, how far and how long it
 * drove, idled and stood. A trip belongs to the day it began on, and the way is that of the trips, as in all
 * else that tells it (ADR 9): the first and last fix of a day know nothing of the way over midnight.
 */
export function toSummaryRows(
  {
    summaries,
    trips,
    stops,
  }: {
    summaries: readonly SourceSummary[];
    trips: readonly SourceTrip[];
    stops: readonly SourceStop[];
  },
  names: ReportNames,
  timeZone: string | undefined,
): ReportRow[] {
  const dayOf = createDayOf(timeZone);
  const days = countWork(trips, stops, dayOf);
  const rows = summaries.map((summary) => {
    const day = dayOf(summary);
    const work = days.get(day);
    // Once: where the server has days of another zone, two of its days may begin on one of ours.
    days.delete(day);
    return toRow(summary, work, names);
  });
  const others = [...days.values()].map((work) => {
    const { first, maxSpeed, meters } = work;
    const source = { ...first, maxSpeed, distance: meters, spentFuel: 0 };
    return toRow({ ...source, startOdometer: 0, endOdometer: 0 }, work, names);
  });
  return [...rows, ...others];
}
