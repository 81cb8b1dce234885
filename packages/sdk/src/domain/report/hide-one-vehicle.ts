import type { ReportKind } from './report-kind';
import type { ReportColumn } from './report-value';
import type { ReportVehicles } from './report-view';

/** Reports whose rows are vehicles: without it a row is nobody's. */
const OF_VEHICLES: ReadonlySet<ReportKind> = new Set(['summary', 'silent']);

/** The only vehicle that a report is asked for, by its id; null for several, for groups and for all. */
export function findOnlyVehicle(vehicles: ReportVehicles | null): number | null {
  if (vehicles === null || vehicles === 'all' || vehicles.groupIds.length > 0) return null;
  const [deviceId, second] = vehicles.deviceIds;
  return second === undefined ? (deviceId ?? null) : null;
}

/**
 * The columns of a table: where one vehicle is asked for it says the same in each row, and is not shown
 * until somebody chooses it. Who drove then stands behind what was driven.
 */
export function hideOneVehicle(
  kind: ReportKind,
  columns: readonly ReportColumn[],
  vehicles: ReportVehicles | null,
): readonly ReportColumn[] {
  if (OF_VEHICLES.has(kind) || findOnlyVehicle(vehicles) === null) return columns;
  const driver = kind === 'trips' ? columns.filter(({ key }) => key === 'driver') : [];
  return columns.flatMap((column) => {
    if (driver.includes(column)) return [];
    if (column.key === 'vehicle') return [{ ...column, hidden: true }];
    return column.key === 'endPlace' ? [column, ...driver] : [column];
  });
}
