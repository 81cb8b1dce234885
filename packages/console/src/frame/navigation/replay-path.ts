import { MINUTE_MS, type ReportRow, setPeriodAddress } from '@rastro/sdk/domain';

/** The replay of a row of a report, or of a part of a day: its vehicle, from the minute it began to the one it ended in. */
export function replayPath({
  deviceId,
  fromMs,
  toMs,
}: Pick<ReportRow, 'deviceId' | 'fromMs' | 'toMs'>): string {
  const search = new URLSearchParams({ device: String(deviceId) });
  if (fromMs !== null && toMs !== null) {
    const endMs = Math.max(Math.ceil((toMs + 1) / MINUTE_MS), Math.floor(fromMs / MINUTE_MS) + 1);
    setPeriodAddress(search, { kind: 'custom', fromMs, toMs: endMs * MINUTE_MS });
  }
  return `/history?${search.toString()}`;
}
