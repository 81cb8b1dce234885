import { filterDevices, parseQuery, rankMatch, type FilterableDevice } from '@rastro/sdk/domain';

/** Max matches ranked: with more nobody reads the first few, and a longer query finds fewer. */
const MAX_RANKED = 5_000;

/**
 * The first devices that a query finds, those first that it finds best, and how many it finds in all.
 * Nothing for an empty query.
 */
export function findDevices<T extends FilterableDevice>(
  devices: Iterable<T>,
  query: string,
  limit: number,
): { found: readonly T[]; count: number } {
  if (parseQuery(query).length === 0) return { found: [], count: 0 };
  const matches = filterDevices(devices, { query });
  const ranked = matches
    .slice(0, MAX_RANKED)
    .map((device) => ({ device, rank: rankMatch(device, query) }))
    .sort((left, right) => left.rank - right.rank);
  return { found: ranked.slice(0, limit).map(({ device }) => device), count: matches.length };
}
