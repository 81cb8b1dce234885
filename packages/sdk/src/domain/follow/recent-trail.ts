import { MINUTE_MS } from '../time/durations';

/** Length of the newest part of a trail that is drawn at full strength, in milliseconds. */
const RECENT_TRAIL_MS = 40 * MINUTE_MS;

/** The ways of a trail in two parts. */
interface TrailParts<Fix> {
  older: Fix[][];
  recent: Fix[][];
}

/**
 * Parts the ways of a trail, oldest first, into what was driven in the last 40 minutes before its newest
 * fix and what is older. The fix between them is in both, so that the line has no hole.
 */
export function partTrail<Fix extends { fixTime: string }>(
  ways: readonly (readonly Fix[])[],
): TrailParts<Fix> {
  const newest = ways.at(-1)?.at(-1);
  const sinceMs = newest ? Date.parse(newest.fixTime) - RECENT_TRAIL_MS : 0;
  const parts: TrailParts<Fix> = { older: [], recent: [] };
  for (const way of ways) {
    const found = way.findIndex(({ fixTime }) => Date.parse(fixTime) >= sinceMs);
    const begin = found === -1 ? way.length : found;
    const isCut = begin > 0 && begin < way.length;
    if (begin > 0) parts.older.push(way.slice(0, isCut ? begin + 1 : begin));
    if (begin < way.length) parts.recent.push(way.slice(begin));
  }
  return parts;
}
