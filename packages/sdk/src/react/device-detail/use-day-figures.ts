'use client';
import { type DayFigures, MINUTE_MS, startOfZonedDay, sumDay, readOwnTimeZone } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import type { RequestState } from '../request-state';
import { useNow } from '../time/use-now';
import { useRequest } from '../use-request';

const EVERY_MS = 5 * MINUTE_MS;

/** Midnight of today in the account's zone, in epoch milliseconds. */
export function useStartOfDay(): number {
  const { timeZone } = useTrackingContext('useStartOfDay');
  return startOfZonedDay(useNow(MINUTE_MS), timeZone ?? readOwnTimeZone());
}

/**
 * Loads a vehicle's figures of today in the account's zone, from the server's reports; null when it
 * sent nothing today. Refreshed every five minutes while the page is visible. Pass null for
 * accounts without reports.
 */
export function useDayFigures(deviceId: number | null): RequestState<DayFigures | null> {
  const fromMs = useStartOfDay();
  const key = deviceId === null ? null : ['day-figures', deviceId, fromMs];
  return useRequest(
    'useDayFigures',
    key,
    async ({ reports }) => {
      const from = new Date(fromMs).toISOString();
      const query = { deviceId: deviceId ?? [], from, to: new Date().toISOString() };
      const [summaries, trips, stops] = await Promise.all([
        reports.summary(query),
        reports.trips(query),
        reports.stops(query),
      ]);
      return sumDay({ summaries, trips, stops });
    },
    undefined,
    EVERY_MS,
  );
}
