import { REPORT_COLUMNS } from './report-columns';
import { sumReport } from './sum-report';
import type { ReportRow, ReportValue } from './report-value';

const edge = (
  rows: readonly ReportRow[],
  key: string,
  isLater: boolean,
): { row: ReportRow; value: ReportValue } | null => {
  let found: { row: ReportRow; value: ReportValue } | null = null;
  for (const row of rows) {
    const value = row.values[key] ?? null;
    if (value === null) continue;
    const at = row.fromMs ?? 0;
    const before = found?.row.fromMs ?? 0;
    if (found === null || (isLater ? at > before : at < before)) found = { row, value };
  }
  return found;
};

/** The days of each vehicle as one row: the sum of the days is the row. */
export function mergeSummary(days: readonly ReportRow[]): ReportRow[] {
  const byDevice = new Map<number, ReportRow[]>();
  for (const row of days) {
    const known = byDevice.get(row.deviceId);
    if (known) known.push(row);
    else byDevice.set(row.deviceId, [row]);
  }
  return [...byDevice].map(([deviceId, rows]) => ({
    id: String(deviceId),
    deviceId,
    fromMs: Math.min(...rows.map(({ fromMs }) => fromMs ?? Infinity)),
    toMs: Math.max(...rows.map(({ toMs }) => toMs ?? -Infinity)),
    values: {
      ...rows[0]?.values,
      ...sumReport(rows, REPORT_COLUMNS.summary),
      startOdometer: edge(rows, 'startOdometer', false)?.value ?? null,
      endOdometer: edge(rows, 'endOdometer', true)?.value ?? null,
    },
  }));
}
