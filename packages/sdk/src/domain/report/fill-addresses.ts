import type { Place } from '../geo/distance';
import type { ReportPlace, ReportRow, ReportValue } from './report-value';

/** About 11 m: places beside each other share an address. */
const DECIMALS = 4;

/** Under which the address of a place is known. */
export const toAddressKey = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;

const isPlace = (value: ReportValue): value is ReportPlace =>
  typeof value === 'object' && value !== null;

/** The places of rows that have no address yet, each once, in the order of the rows. */
export function listPlacesWithoutAddress(
  rows: readonly ReportRow[],
  known: ReadonlyMap<string, string>,
): Place[] {
  const missing = new Map<string, Place>();
  for (const { values } of rows) {
    for (const value of Object.values(values)) {
      if (!isPlace(value) || value.address) continue;
      const key = toAddressKey(value);
      if (!known.has(key) && !missing.has(key)) missing.set(key, value);
    }
  }
  return [...missing.values()];
}

/** The rows with the addresses that are known; those that nothing is known of stay the same objects. */
export function fillAddresses(
  rows: readonly ReportRow[],
  known: ReadonlyMap<string, string>,
): readonly ReportRow[] {
  if (known.size === 0) return rows;
  return rows.map((row) => {
    const found = Object.entries(row.values).flatMap(([key, value]) => {
      if (!isPlace(value) || value.address) return [];
      const address = known.get(toAddressKey(value));
      return address ? [[key, { ...value, address }] as const] : [];
    });
    return found.length === 0
      ? row
      : { ...row, values: { ...row.values, ...Object.fromEntries(found) } };
  });
}
