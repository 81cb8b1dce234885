import { type BaseRow, baseRow, hoursBetween } from './base-row';
import { type MovementSources, type MovementSpan, readMovementSpans } from './movement-spans';
import type { ReportDevice, ReportRequest } from './report-request';

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
  return {
    ...baseRow(device, start, end),
    distance: 0,
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
