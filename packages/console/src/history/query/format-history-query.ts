import type { PeriodEnds, PeriodKind } from '../period/resolve-period';

/** What the address of the history says. */
export type HistoryQuery = PeriodEnds & { deviceId: number | null; kind: PeriodKind };

/** A moment as the address says it, cut to the minute: `2026-11-21T11:00Z`. */
export const toMinute = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

/** The address of a history, without what goes without saying. Times are cut to the minute. */
export function formatHistoryQuery({ deviceId, kind, fromMs, toMs }: HistoryQuery): string {
  const search = new URLSearchParams();
  if (deviceId !== null) search.set('device', String(deviceId));
  if (kind !== 'today') search.set('period', kind);
  if (kind === 'custom' && fromMs !== null) search.set('from', toMinute(fromMs));
  if (kind === 'custom' && toMs !== null) search.set('to', toMinute(toMs));
  return search.toString();
}
