'use client';
import { HOUR_MS, listSensors, MINUTE_MS, type SensorSeries } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** Hours {@link useSensorHistory} looks back. */
export const SENSOR_HOURS = 3;
const EVERY_MS = 5 * MINUTE_MS;

/**
 * Loads the sensor values and speed of a vehicle in the last three hours; refreshed every five
 * minutes while the page is visible. Pass null for accounts without reports.
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
