import { toDayKey } from '../time/format-date';
import type { ReportNames, SourceStop, SourceSummary, SourceTrip } from './report-sources';
import type { ReportRow } from './report-value';
import { known, vehicleValues } from './to-report-rows';

/** What a vehicle did on one day beside what its fixes counted. */
interface DayWork {
  trips: number;
  driving: number;
  idle: number;
  stopped: number;
}

/** Trips and stops of one vehicle by the day that each began on. */
function countWork(
  trips: readonly SourceTrip[],
  stops: readonly SourceStop[],
  timeZone: string | undefined,
): Map<string, DayWork> {
  const days = new Map<string, DayWork>();
  const of = (iso: string): DayWork => {
    const key = toDayKey(iso, timeZone);
    const work = days.get(key) ?? { trips: 0, driving: 0, idle: 0, stopped: 0 };
    days.set(key, work);
    return work;
  };
  for (const { startTime, duration } of trips) {
    const work = of(startTime);
    work.trips += 1;
    work.driving += duration;
  }
  for (const { startTime, duration, engineHours } of stops) {
    const work = of(startTime);
    const idle = Math.min(duration, engineHours);
    work.idle += idle;
    work.stopped += duration - idle;
  }
  return days;
}

/**
 * Rows of one vehicle, one a day: what the tracking API sums up, and how often and how long it drove,
 * idled and stood. A trip belongs to the day it began on.
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
  const days = countWork(trips, stops, timeZone);
  return summaries.map((summary) => {
    const fromMs = Date.parse(summary.startTime);
    const work = days.get(toDayKey(fromMs, timeZone));
    const { deviceId, distance, maxSpeed } = summary;
    return {
      id: `${deviceId}-${fromMs}`,
      deviceId,
      fromMs,
      toMs: Date.parse(summary.endTime),
      values: {
        ...vehicleValues(summary, names),
        trips: work?.trips ?? 0,
        distance,
        driving: work?.driving ?? 0,
        idle: work?.idle ?? 0,
        stopped: work?.stopped ?? 0,
        averageSpeed: known(summary.averageSpeed),
        maxSpeed: maxSpeed === 0 && distance > 0 ? null : maxSpeed,
        engineHours: summary.engineHours,
        spentFuel: known(summary.spentFuel),
        startOdometer: known(summary.startOdometer),
        endOdometer: known(summary.endOdometer),
      },
    };
  });
}
