import {
  lastMomentMs,
  pairStays,
  type Period,
  type ReportKind,
  type ReportNames,
  type ReportRow,
  type SourceEvent,
  type SourceFix,
  type SourceStop,
  type SourceSummary,
  type SourceTrip,
  toChartRows,
  toCombinedRows,
  toDriverRows,
  toEventRows,
  toRouteRows,
  toStayRows,
  toStopRows,
  toSummaryRows,
  toTripRows,
} from '../../domain';
import { type DriveReader, readDrives } from './read-drives';

/** The reports that the server works out; the silent vehicles are known here. */
export type AskedReport = Exclude<ReportKind, 'silent'>;

/**
 * Request to the server for a few vehicles at a time; for all of them with {@link isAskedAtOnce}.
 */
export interface ReportAsk {
  kind: AskedReport;
  deviceIds: readonly number[];
  period: Period;
  timeZone: string | undefined;
  names: ReportNames;
  /** Until when what goes on is told; default now. */
  nowMs?: number;
  signal: AbortSignal;
}

/** True when a report is requested for all vehicles at once: a driver changes vehicles. */
export const isAskedAtOnce = (kind: ReportKind): boolean => kind === 'drivers';

/** Vehicles that are asked for at a time. */
export const VEHICLES_AT_ONCE = 25;

interface Asked {
  deviceId: readonly number[];
  /** ISO text. */
  from: string;
  to: string;
}
interface Options {
  signal: AbortSignal;
}

/** Reader of reports of the tracking API: `client.reports`, or the like. */
export interface ReportReader {
  summary(asked: Asked & { daily: boolean }, options: Options): Promise<SourceSummary[]>;
  trips(asked: Asked, options: Options): Promise<SourceTrip[]>;
  stops(asked: Asked, options: Options): Promise<SourceStop[]>;
  events(asked: Asked & { type?: string[] }, options: Options): Promise<SourceEvent[]>;
  route(asked: Asked, options: Options): Promise<SourceFix[]>;
}

/** Readers that reports need: `client.reports` and `client.resource(drive)`, or the like. */
export interface ReportClient {
  reports: ReportReader;
  drives: DriveReader;
}

const STAYS = ['geofenceEnter', 'geofenceExit'];

/** Asks the server for the rows of these vehicles. Throws what the reader throws. */
export async function readReportRows(
  { reports, drives }: ReportClient,
  { kind, deviceIds, period, timeZone, names, nowMs = Date.now(), signal }: ReportAsk,
): Promise<ReportRow[]> {
  const query = {
    deviceId: deviceIds,
    from: new Date(period.fromMs).toISOString(),
    to: new Date(lastMomentMs(period)).toISOString(),
  };
  const options = { signal };
  switch (kind) {
    case 'summary': {
      const [summaries, trips, stops] = await Promise.all([
        reports.summary({ ...query, daily: true }, options),
        reports.trips(query, options),
        reports.stops(query, options),
      ]);
      return toSummaryRows({ summaries, trips, stops }, names, timeZone);
    }
    case 'trips':
      return toTripRows(await reports.trips(query, options), names);
    case 'stops':
      return toStopRows(await reports.stops(query, options), names);
    case 'events':
      return toEventRows(await reports.events(query, options), names);
    case 'route':
      return toRouteRows(await reports.route(query, options), names);
    case 'chart':
      return toChartRows(await reports.route(query, options), names);
    case 'combined': {
      const [trips, stops, events] = await Promise.all([
        reports.trips(query, options),
        reports.stops(query, options),
        reports.events(query, options),
      ]);
      return toCombinedRows({
        trips: toTripRows(trips, names),
        stops: toStopRows(stops, names),
        events: toEventRows(events, names),
      });
    }
    case 'geofences': {
      const events = await reports.events({ ...query, type: STAYS }, options);
      return toStayRows(pairStays(events, period), names);
    }
    case 'drivers': {
      const checkIns = await readDrives(drives, { deviceIds, period, signal });
      // Nobody's driving is told of the others.
      const driven = [...new Set(checkIns.map(({ deviceId }) => deviceId))];
      const trips: SourceTrip[] = [];
      for (let at = 0; at < driven.length; at += VEHICLES_AT_ONCE) {
        const slice = { ...query, deviceId: driven.slice(at, at + VEHICLES_AT_ONCE) };
        for (const trip of await reports.trips(slice, options)) trips.push(trip);
      }
      return toDriverRows({ drives: checkIns, trips }, names, { period, timeZone, nowMs });
    }
  }
}
