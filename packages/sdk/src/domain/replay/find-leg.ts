import type { Period } from '../time/period';
import type { RouteTrack } from './route-track';

interface Legs {
  track: Pick<RouteTrack, 'fixes' | 'timesMs'>;
  /** Oldest first. */
  stops: readonly Period[];
}

/** Edge of the cells in which passes are counted, degrees. */
const CELL = 0.002;
/** There and back can be told apart on a map: from the third pass on nobody sees which is which. */
const MANY_PASSES = 3;
/** From this share of its fixes on, a route counts as one that goes the same way again and again. */
const REPEATED_SHARE = 1 / 3;

/**
 * True when more than a third of a route lies where the vehicle drove again and again between its
 * stops, as a bus does.
 */
export function isRepeated({ track: { fixes, timesMs }, stops }: Legs): boolean {
  const passes = new Map<string, { leg: number; count: number }>();
  const cells = fixes.map(({ latitude, longitude }) =>
    [Math.round(latitude / CELL), Math.round(longitude / CELL)].join(),
  );
  let leg = 0;
  cells.forEach((cell, index) => {
    while (leg < stops.length && (stops[leg]?.fromMs ?? 0) <= (timesMs[index] ?? 0)) leg++;
    const known = passes.get(cell);
    if (!known) passes.set(cell, { leg, count: 1 });
    else if (known.leg !== leg) Object.assign(known, { leg, count: known.count + 1 });
  });
  const many = cells.filter((cell) => (passes.get(cell)?.count ?? 0) >= MANY_PASSES);
  return many.length > fixes.length * REPEATED_SHARE;
}

/**
 * The part of a route between the stop before a moment and the one after it; in a stop what leads to it
 * and away from it. null at the start and the end, where a replay shows the whole route.
 */
export function findLeg({ track: { timesMs }, stops }: Legs, ms: number): Period | null {
  const [startMs = 0, endMs = 0] = [timesMs[0], timesMs.at(-1)];
  if (ms <= startMs || ms >= endMs) return null;
  const before = stops.findLast(({ toMs }) => toMs <= ms);
  const after = stops.find(({ fromMs }) => fromMs > ms);
  return { fromMs: before?.toMs ?? startMs, toMs: after?.fromMs ?? endMs };
}
