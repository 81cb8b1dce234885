import { listAnchoredIds } from '@rastro/sdk/domain';

type Fence = Parameters<typeof listAnchoredIds>[0][number];

/** The vehicles whose place is told by fences that are answered as JSON, one or a list: an anchor is where its vehicle stood. */
export function listAnchored(json: string | null): number[] {
  // Most accounts have none, and many fences.
  if (!json?.includes('isAnchor')) return [];
  const read = JSON.parse(json) as Fence | Fence[];
  const ids = listAnchoredIds(Array.isArray(read) ? read : [read]);
  return [...ids].filter((id) => Number.isSafeInteger(id) && id > 0);
}
