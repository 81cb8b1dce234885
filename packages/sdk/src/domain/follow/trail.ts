import type { Place } from '../geo/distance';

/** The least that a fix of a trail tells; ISO time. */
export interface TrailFix extends Place {
  fixTime: string;
}

const isSamePlace = (a: TrailFix | undefined, b: TrailFix) =>
  a?.latitude === b.latitude && a.longitude === b.longitude;

/**
 * A trail, oldest first, with one more fix at its end; the same list when there is nothing to add. An
 * older fix is left out, of a stop the first and the last are kept, and of all the newest `maxPoints`.
 */
export function addToTrail<Fix extends TrailFix>(
  trail: readonly Fix[],
  fix: Fix,
  maxPoints: number,
): readonly Fix[] {
  const last = trail.at(-1);
  if (last && Date.parse(fix.fixTime) < Date.parse(last.fixTime)) return trail;
  if (last?.fixTime === fix.fixTime && isSamePlace(last, fix)) return trail;
  const isStanding = isSamePlace(last, fix) && isSamePlace(trail.at(-2), fix);
  return [...(isStanding ? trail.slice(0, -1) : trail), fix].slice(-maxPoints);
}

/** One trail out of what was stored and what came meanwhile, by the rules of {@link addToTrail}. */
export function mergeTrail<Fix extends TrailFix>(
  stored: readonly Fix[],
  came: readonly Fix[],
  maxPoints: number,
): readonly Fix[] {
  const inOrder = [...stored, ...came].sort(
    (a, b) => Date.parse(a.fixTime) - Date.parse(b.fixTime),
  );
  const trail: Fix[] = [];
  for (const fix of inOrder) {
    const last = trail.at(-1);
    if (last?.fixTime === fix.fixTime && isSamePlace(last, fix)) continue;
    // A day has thousands: the list is not copied for each of them.
    if (isSamePlace(last, fix) && isSamePlace(trail.at(-2), fix)) trail.pop();
    trail.push(fix);
  }
  return trail.slice(-maxPoints);
}
