import {
  fillAddresses,
  listPlacesWithoutAddress,
  type Place,
  type ReportColumn,
  type ReportRow,
  toAddressKey,
} from '@rastro/sdk/domain';

/** A report waits no longer for addresses: what is not found by then leaves as coordinates. */
const LONGEST_MS = 60_000;
/** After so many failures in a row nobody is there who could say. */
const MOST_FAILURES = 3;

interface FindPlacesOptions {
  /** The address of a place, '' where there is none; whoever answers keeps its own pace. */
  findAddress: (place: Place) => Promise<string>;
  longestMs?: number;
}

/**
 * The rows with the addresses of the places that are shown, as far as they can be found while a report
 * may wait. Never throws: a report goes out without addresses rather than not at all.
 */
export async function findPlaces(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  { findAddress, longestMs = LONGEST_MS }: FindPlacesOptions,
): Promise<readonly ReportRow[]> {
  const shown = columns.filter(({ kind }) => kind === 'place');
  if (shown.length === 0) return rows;
  const places = rows.map((row) => ({
    ...row,
    values: Object.fromEntries(shown.map(({ key }) => [key, row.values[key] ?? null])),
  }));
  const found = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestMs).unref();
  });
  let failures = 0;
  for (const place of listPlacesWithoutAddress(places, found)) {
    const address = await Promise.race([findAddress(place).catch(() => undefined), late]);
    failures = address === undefined ? failures + 1 : 0;
    if (address === null || failures === MOST_FAILURES) break;
    if (address) found.set(toAddressKey(place), address);
  }
  clearTimeout(timer);
  return fillAddresses(rows, found);
}
