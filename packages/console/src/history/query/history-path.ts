import { formatHistoryQuery } from './format-history-query';

/** The page of histories; of a device, when one is named. */
export function historyPath(deviceId: number | null): string {
  const query = formatHistoryQuery({ deviceId, kind: 'today', fromMs: null, toMs: null });
  return query === '' ? '/history' : `/history?${query}`;
}
