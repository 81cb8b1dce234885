import { formatCsvRow } from '../words/format-csv';
import type { RouteFile, RouteFileFix } from './route-file';

/** A column of the file besides the vehicle: its head, and what a fix has there. */
export interface RouteCsvColumn {
  label: string;
  value: (fix: RouteFileFix) => string | number | boolean | null | undefined;
}

/** Every fix as a line of CSV, the vehicle's name first; texts that look like formulas are marked. */
export function toRouteCsv(
  routes: readonly RouteFile[],
  {
    vehicleLabel,
    columns,
    delimiter = ',',
    decimal = '.',
  }: {
    vehicleLabel: string;
    columns: readonly RouteCsvColumn[];
    delimiter?: string;
    decimal?: '.' | ',';
  },
): string {
  const line = (cells: Parameters<typeof formatCsvRow>[0]) =>
    formatCsvRow(cells, delimiter, decimal);
  return [
    line([vehicleLabel, ...columns.map(({ label }) => label)]),
    ...routes.flatMap(({ name, ways }) =>
      ways.flat().map((fix) => line([name, ...columns.map(({ value }) => value(fix))])),
    ),
  ].join('');
}
