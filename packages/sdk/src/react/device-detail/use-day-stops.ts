'use client';
import type { ReportStop } from '../../contract';
import { MINUTE_MS } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { useStartOfDay } from './use-day-figures';

const EVERY_MS = 5 * MINUTE_MS;

/**
 * Loads a vehicle's stops of today in the account's zone, from the server's report; refreshed every
 * five minutes while the page is visible. Pass null for accounts without reports.
 */
export function useDayStops(deviceId: number | null): RequestState<ReportStop[]> {
  const fromMs = useStartOfDay();
  const key = deviceId === null ? null : ['day-stops', deviceId, fromMs];
  return useRequest(
    'useDayStops',
    key,
    ({ reports }) => {
      const from = new Date(fromMs).toISOString();
      return reports.stops({ deviceId: deviceId ?? [], from, to: new Date().toISOString() });
    },
    undefined,
    EVERY_MS,
  );
}
