import type { ReportColumn, ReportRow, ReportValue } from './report-value';

const asNumber = (value: ReportValue | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** True when rows of the same vehicle overlap in time. */
function lieOverEachOther(rows: readonly ReportRow[]): boolean {
  const ends = new Map<number, number>();
  const inOrder = [...rows].sort((left, right) => (left.fromMs ?? 0) - (right.fromMs ?? 0));
  return inOrder.some(({ deviceId, fromMs, toMs }) => {
    if (fromMs === null || toMs === null) return false;
    const end = ends.get(deviceId) ?? -Infinity;
    ends.set(deviceId, Math.max(end, toMs));
    return fromMs < end;
  });
}

/**
 * True when a line of sums includes a column: a maximum or a mean beside sums would be mistaken for
 * one.
 */
export const isSummedUp = ({ total }: Pick<ReportColumn, 'total'>): boolean =>
  total === 'sum' || total === 'apart';

/** The figure of one column over rows; null where there is nothing to tell. */
export function sumReportColumn(
  rows: readonly ReportRow[],
  { key, total }: Pick<ReportColumn, 'key' | 'total'>,
): number | null {
  if (total === undefined || (total === 'apart' && lieOverEachOther(rows))) return null;
  let known = 0;
  let result = 0;
  let weights = 0;
  for (const { values } of rows) {
    const value = asNumber(values[key]);
    if (value === null) continue;
    known += 1;
    if (total === 'sum' || total === 'apart') result += value;
    else if (total === 'max') result = known === 1 ? value : Math.max(result, value);
    else {
      const weight = asNumber(values[total.mean]) ?? 0;
      weights += weight;
      result += value * weight;
    }
  }
  if (typeof total === 'object') return weights > 0 ? result / weights : null;
  return known === 0 ? null : result;
}

/** The figures of all columns over rows, by key; what is not summed up is left out. */
export function sumReport(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
): Readonly<Record<string, ReportValue>> {
  const totals: Record<string, ReportValue> = {};
  for (const column of columns) {
    if (column.total === undefined) continue;
    totals[column.key] = sumReportColumn(rows, column);
  }
  return totals;
}
