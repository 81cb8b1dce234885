import {
  fillAddresses,
  listPlacesWithoutAddress,
  type Place,
  type ReportColumn,
  type ReportRow,
  toAddressKey,
} from '../../domain';

/** A report waits no longer for addresses: what is not found by then leaves as coordinates. */
const MAX_MS = 60_000;
/** After so many failures in a row nobody is there who could say. */
const MAX_FAILURES = 3;

/** Options of the search for addresses of places. */
export interface FindPlacesOptions {
  /** The address of a place, '' where there is none; whoever answers keeps its own pace. */
  findAddress: (place: Place) => Promise<string>;
  /** Ends the search: what was found until then is kept. */
  signal?: AbortSignal;
  /** Told before the first place and after each: how many are through, and of how many. */
  onProgress?: (done: number, total: number) => void;
  longestMs?: number;
}

/**
 * The rows with the addresses of the places that are shown, as far as they can be found while a report
 * may wait. Never throws: a report goes out without addresses rather than not at all.
 */
export async function findPlaces(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  { findAddress, signal, onProgress, longestMs = MAX_MS }: FindPlacesOptions,
): Promise<readonly ReportRow[]> {
  const shown = columns.filter(({ kind }) => kind === 'place');
  const places = listPlacesWithoutAddress(
    rows.map((row) => ({
      ...row,
      values: Object.fromEntries(shown.map(({ key }) => [key, row.values[key] ?? null])),
    })),
    new Map(),
  );
  if (places.length === 0) return rows;
  const found = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestMs);
    signal?.addEventListener('abort', () => resolve(null), { once: true });
    if (signal?.aborted) resolve(null);
  });
  let [done, failures] = [0, 0];
  for (const place of places) {
    onProgress?.(done, places.length);
    const address = await Promise.race([over, findAddress(place).catch(() => undefined)]);
    failures = address === undefined ? failures + 1 : 0;
    if (address === null || failures === MAX_FAILURES) break;
    if (address) found.set(toAddressKey(place), address);
    done += 1;
  }
  clearTimeout(timer);
  return fillAddresses(rows, found);
}
