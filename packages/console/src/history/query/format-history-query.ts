import { setPeriodAddress, type PeriodChoice } from '@rastro/sdk/domain';

/** What the address of the history says. */
export type HistoryQuery = PeriodChoice & { deviceId: number | null };

/** The address of a history, without what goes without saying. Times are cut to the minute. */
export function formatHistoryQuery({ deviceId, ...choice }: HistoryQuery): string {
  const search = new URLSearchParams();
  if (deviceId !== null) search.set('device', String(deviceId));
  setPeriodAddress(search, choice);
  return search.toString();
}
