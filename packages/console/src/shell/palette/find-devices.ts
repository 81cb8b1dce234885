import {
  filterDevices,
  normalizeText,
  parseQuery,
  readPlate,
  type FilterableDevice,
} from '@rastro/sdk/domain';

/** Of more than these nobody reads the first few: a longer query finds fewer. */
const MAX_RANKED = 1_000;

/**
 * The first devices that a query finds, those first whose name, plate or identifier begins with it, and
 * how many it finds in all. Nothing for an empty query.
 */
export function findDevices<T extends FilterableDevice>(
  devices: Iterable<T>,
  query: string,
  { limit, attributePrefix }: { limit: number; attributePrefix: string },
): { found: readonly T[]; count: number } {
  const start = normalizeText(query.trim());
  if (parseQuery(query).length === 0) return { found: [], count: 0 };
  const matches = filterDevices(devices, { query });
  const begins = (device: T): boolean =>
    [device.name, device.uniqueId, readPlate(device, attributePrefix)].some(
      (text) => text && normalizeText(text).startsWith(start),
    );
  const first: T[] = [];
  const others: T[] = [];
  for (const device of matches.slice(0, MAX_RANKED)) {
    if (first.length === limit) break;
    if (begins(device)) first.push(device);
    else if (others.length < limit) others.push(device);
  }
  return { found: [...first, ...others].slice(0, limit), count: matches.length };
}
