import type { Unit } from '../../../db/database';
import { averageKnots, type BaseRow, baseRow } from './base-row';
import { type MovementSources, readMovementSpans } from '../days/movement-spans';
import type { ReportFix } from '../days/report-fix';
import type { ReportDevice, ReportRequest } from '../report-request';

/** A trip (tracking-api §6.2); `duration` in ms. */
export interface TripRow extends BaseRow {
  startPositionId: number;
  endPositionId: number;
  startLat: number;
  startLon: number;
  endLat: number;
  endLon: number;
  startAddress: string | null;
  endAddress: string | null;
  duration: number;
  driverUniqueId: string | null;
  driverName: string | null;
}

const driverOf = (...ends: ReportFix[]): string | null => {
  for (const { attributes } of ends) {
    const { driverUniqueId } = attributes;
    if (typeof driverUniqueId === 'string' && driverUniqueId) return driverUniqueId;
  }
  return null;
};

const readDriverNames = async (unit: Unit): Promise<Map<string, string>> => {
  const { rows } = await unit.query<{ unique_id: string; name: string }>(
    'select unique_id, name from drivers',
  );
  return new Map(rows.map(({ unique_id, name }) => [unique_id, name]));
};

/** The trips of devices, one device after the other. */
export const readTripRows = async (
  sources: MovementSources,
  devices: readonly ReportDevice[],
  request: ReportRequest,
): Promise<TripRow[]> => {
  const spans = await readMovementSpans(sources, devices, request);
  const trips = devices.flatMap((device) =>
    (spans.get(device.id) ?? []).filter(({ isTrip }) => isTrip).map((span) => ({ device, span })),
  );
  const hasDriver = trips.some(({ span }) => driverOf(span.start, span.end) !== null);
  const names = hasDriver ? await readDriverNames(sources.unit) : new Map<string, string>();
  return trips.map(({ device, span: { start, end, maxSpeedKnots } }) => {
    const base = baseRow(device, { first: start, last: end }, request.stepsBetween);
    const duration = end.fixTimeMs - start.fixTimeMs;
    const driverUniqueId = driverOf(start, end);
    // Spelled out: thousands of rows that spread others take many times as long.
    return {
      deviceId: base.deviceId,
      deviceName: base.deviceName,
      distance: base.distance,
      averageSpeed: averageKnots(base.distance, duration),
      maxSpeed: maxSpeedKnots,
      spentFuel: base.spentFuel,
      startOdometer: base.startOdometer,
      endOdometer: base.endOdometer,
      startTime: base.startTime,
      endTime: base.endTime,
      startPositionId: start.id,
      endPositionId: end.id,
      startLat: start.latitude,
      startLon: start.longitude,
      endLat: end.latitude,
      endLon: end.longitude,
      startAddress: start.address,
      endAddress: end.address,
      duration,
      driverUniqueId,
      driverName: (driverUniqueId && names.get(driverUniqueId)) || null,
    };
  });
};
