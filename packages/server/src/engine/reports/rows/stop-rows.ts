import { type BaseRow, baseRow, hoursBetween } from './base-row';
import { type MovementSources, type MovementSpan, readMovementSpans } from '../days/movement-spans';
import type { ReportDevice, ReportRequest } from '../report-request';

/** A stop (tracking-api §6.2); `duration` and `engineHours` in ms. */
export interface StopRow extends BaseRow {
  positionId: number;
  latitude: number;
  longitude: number;
  address: string | null;
  duration: number;
  engineHours: number;
}

const toStop = (device: ReportDevice, { start, end }: MovementSpan): StopRow => {
  const [startHours, endHours] = hoursBetween(start, end);
  const base = baseRow(device, start, end);
  // Spelled out: thousands of rows that spread others take many times as long.
  return {
    deviceId: base.deviceId,
    deviceName: base.deviceName,
    distance: 0,
    averageSpeed: base.averageSpeed,
    maxSpeed: base.maxSpeed,
    spentFuel: base.spentFuel,
    startOdometer: base.startOdometer,
    endOdometer: base.endOdometer,
    startTime: base.startTime,
    endTime: base.endTime,
    positionId: start.id,
    latitude: start.latitude,
    longitude: start.longitude,
    address: start.address,
    duration: end.fixTimeMs - start.fixTimeMs,
    engineHours: endHours - startHours,
  };
};

/** The stops of devices, one device after the other. */
export const readStopRows = async (
  sources: MovementSources,
  devices: readonly ReportDevice[],
  request: ReportRequest,
): Promise<StopRow[]> => {
  const spans = await readMovementSpans(sources, devices, request);
  return devices.flatMap((device) =>
    (spans.get(device.id) ?? [])
      .filter(({ isTrip }) => !isTrip)
      .map((span) => toStop(device, span)),
  );
};
