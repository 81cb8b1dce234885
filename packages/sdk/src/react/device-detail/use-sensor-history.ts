'use client';
import { HOUR_MS, listSensors, MINUTE_MS, type SensorSeries } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** How far {@link useSensorHistory} looks back. */
export const SENSOR_HOURS = 3;
const EVERY_MS = 5 * MINUTE_MS;

/**
 * What the sensors of a vehicle, and its speed, measured in the last three hours; asked anew every five
 * minutes while the page is looked at. An account without reports is not to ask: give null.
 */
export function useSensorHistory(deviceId: number | null): RequestState<SensorSeries[]> {
  return useRequest(
    'useSensorHistory',
    deviceId === null ? null : ['sensor-history', deviceId],
    async ({ positions }) => {
      const now = Date.now();
      const from = new Date(now - SENSOR_HOURS * HOUR_MS);
      return listSensors(
        await positions.history({ deviceId: deviceId ?? 0, from, to: new Date(now) }),
      );
    },
    undefined,
    EVERY_MS,
  );
}
