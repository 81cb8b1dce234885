import { readCourse, readSpeed } from '../attributes/unknown-values';
import type { ReportPlace, ReportRow, ReportValue } from './report-value';
import { readText } from '../device/read-attribute';
import { DRIVER_BEFORE, readDriverId, toDriverId } from '../device/read-driver-id';
import { toDrivenMeters } from '../history/sum-trips';
import { toEventValue } from './format-report-value';
import type {
  ReportNames,
  SourceEvent,
  SourceFix,
  SourceMovement,
  SourceStay,
  SourceStop,
  SourceTrip,
} from './report-sources';

/** Free attributes in one line, without those that are told elsewhere: `battery=4.1 rssi=3`; null for none. */
function listDetails(
  attributes: Readonly<Record<string, unknown>>,
  told: readonly string[],
): string | null {
  const words = Object.entries(attributes).flatMap(([name, value]) => {
    if (told.includes(name) || value === null || value === undefined) return [];
    return `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
  });
  return words.length === 0 ? null : words.join(' ');
}

/**
 * Returns the vehicle's values in every row: its current name, else the name in the row, else its
 * id.
 */
export function vehicleValues(
  { deviceId, deviceName }: { deviceId: number; deviceName?: string | null },
  names: ReportNames,
): Record<string, ReportValue> {
  return {
    vehicle: names.device(deviceId) ?? deviceName ?? `#${deviceId}`,
    plate: names.plate(deviceId),
  };
}

/** A place; null for the middle of nowhere, by which the tracking API says that it knows none. */
export function toReportPlace(
  latitude: number,
  longitude: number,
  address: string | null,
): ReportPlace | null {
  const isNowhere = latitude === 0 && longitude === 0 && !address;
  return isNowhere ? null : { latitude, longitude, address };
}

/** A figure that the tracking API tells as 0 where it does not know it. */
export const known = (value: number): number | null => (value === 0 ? null : value);

/** Returns the name of the driver; the identifier from the tracker if it is unknown. */
const toDriver = (uniqueId: string, names: ReportNames): string | null =>
  uniqueId === '' ? null : (names.driver(uniqueId) ?? uniqueId);

const driverOf = (
  { driverName, driverUniqueId }: Pick<SourceTrip, 'driverName' | 'driverUniqueId'>,
  names: ReportNames,
): string | null => {
  const uniqueId = toDriverId(driverUniqueId);
  return uniqueId === '' ? null : (driverName ?? toDriver(uniqueId, names));
};

const toMs = (iso: string): number | null => {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? null : ms;
};

const spanOf = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  fromMs: toMs(startTime),
  toMs: toMs(endTime),
});

/** Over more than a day the tracking API reads no fixes and says 0 for the highest speed. */
const topSpeed = ({ maxSpeed, distance }: SourceMovement): number | null =>
  maxSpeed === 0 && distance > 0 ? null : maxSpeed;

/** Rows of trips. */
export const toTripRows = (trips: readonly SourceTrip[], names: ReportNames): ReportRow[] =>
  trips.map((trip, index) => {
    const span = spanOf(trip);
    return {
      id: `${trip.deviceId}-${span.fromMs ?? index}-${index}`,
      deviceId: trip.deviceId,
      ...span,
      values: {
        ...vehicleValues(trip, names),
        driver: driverOf(trip, names),
        startTime: span.fromMs,
        endTime: span.toMs,
        startPlace: toReportPlace(trip.startLat, trip.startLon, trip.startAddress),
        endPlace: toReportPlace(trip.endLat, trip.endLon, trip.endAddress),
        distance: toDrivenMeters(trip.distance),
        duration: trip.duration,
        averageSpeed: Math.max(0, trip.averageSpeed),
        maxSpeed: topSpeed(trip),
        spentFuel: known(trip.spentFuel),
        startOdometer: known(trip.startOdometer),
        endOdometer: known(trip.endOdometer),
      },
    };
  });

/** Rows of stops. */
export const toStopRows = (stops: readonly SourceStop[], names: ReportNames): ReportRow[] =>
  stops.map((stop, index) => {
    const span = spanOf(stop);
    return {
      id: `${stop.deviceId}-${span.fromMs ?? index}-${index}`,
      deviceId: stop.deviceId,
      ...span,
      values: {
        ...vehicleValues(stop, names),
        startTime: span.fromMs,
        endTime: span.toMs,
        duration: stop.duration,
        place: toReportPlace(stop.latitude, stop.longitude, stop.address),
        driver: driverOf(stop, names),
        engineHours: stop.engineHours,
        spentFuel: known(stop.spentFuel),
        odometer: known(stop.startOdometer),
        latitude: stop.latitude,
        longitude: stop.longitude,
      },
    };
  });

/** Rows of events. */
export const toEventRows = (events: readonly SourceEvent[], names: ReportNames): ReportRow[] =>
  events.map((event) => {
    const atMs = toMs(event.eventTime);
    const { geofenceId } = event;
    return {
      id: `${event.deviceId}-${event.id}`,
      deviceId: event.deviceId,
      fromMs: atMs,
      toMs: atMs,
      positionId: event.positionId,
      values: {
        ...vehicleValues(event, names),
        time: atMs,
        event: toEventValue(event.type, event.attributes['alarm']),
        geofence:
          readText(event, 'geofenceName') || (geofenceId > 0 ? names.fence(geofenceId) : null),
        driver: toDriver(readDriverId(event), names),
        details: listDetails(event.attributes, [
          'alarm',
          'message',
          'driverUniqueId',
          'geofenceName',
        ]),
      },
    };
  });

/** Rows of fixes. */
export const toRouteRows = (fixes: readonly SourceFix[], names: ReportNames): ReportRow[] =>
  fixes.map((fix) => {
    const atMs = toMs(fix.fixTime);
    const ignition = fix.attributes['ignition'];
    return {
      id: `${fix.deviceId}-${fix.id}`,
      deviceId: fix.deviceId,
      fromMs: atMs,
      toMs: atMs,
      values: {
        ...vehicleValues(fix, names),
        time: atMs,
        place: toReportPlace(fix.latitude, fix.longitude, fix.address),
        speed: readSpeed(fix),
        course: readCourse(fix),
        altitude: fix.altitude,
        ignition: typeof ignition === 'boolean' ? ignition : null,
        valid: fix.valid,
        latitude: fix.latitude,
        longitude: fix.longitude,
        driver: toDriver(readDriverId(fix), names),
        details: listDetails(fix.attributes, ['ignition', 'driverUniqueId', DRIVER_BEFORE]),
      },
    };
  });

/** Rows of stays in fences. */
export const toStayRows = (stays: readonly SourceStay[], names: ReportNames): ReportRow[] =>
  stays.map((stay, index) => {
    const span = spanOf(stay);
    return {
      id: `${stay.deviceId}-${stay.geofenceId}-${span.fromMs ?? index}`,
      deviceId: stay.deviceId,
      ...span,
      values: {
        ...vehicleValues(stay, names),
        geofence: names.fence(stay.geofenceId),
        startTime: span.fromMs,
        endTime: span.toMs,
        duration:
          span.fromMs === null || span.toMs === null ? null : Math.max(0, span.toMs - span.fromMs),
      },
    };
  });
