import { type BaseRow, baseRow, hoursBetween } from './base-row';
import type { StepsBetween } from '../days/counter-steps';
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

const toStop = (
  device: ReportDevice,
  { start, end }: MovementSpan,
  stepsBetween: StepsBetween,
): StopRow => {
  const { engineHours } = hoursBetween(start, end, stepsBetween);
  const base = baseRow(device, { first: start, last: end }, stepsBetween);
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
    engineHours,
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
      .map((span) => toStop(device, span, request.stepsBetween)),
  );
};
