'use client';
import type { ReportStop } from '../../contract';
import { MINUTE_MS } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { useStartOfDay } from './use-day-figures';

const EVERY_MS = 5 * MINUTE_MS;

/**
 * Where a vehicle stood today in the account's zone, by the server's report; asked anew every five minutes
 * while the page is looked at. An account without reports is not to ask: give null.
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
