import type { PlanePoint } from '../to-plane';
import type { StreetCell } from './street-cells';

/** Cells that can follow each other on a route. */
export type CellLinks = ReadonlyMap<number, readonly StreetCell[]>;

/** Longer hops cost more than the sum of the short ones they skip: a path stays on its street. */
const HOP_EXPONENT = 1.7;
const MOST_DETOUR = 1.7;
const DETOUR_SLACK_METERS = 150;

/** What a path pays for a hop. */
export function computeHopCost(from: PlanePoint, to: PlanePoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y) ** HOP_EXPONENT;
}

interface Visit {
  cell: StreetCell;
  cost: number;
  lengthMeters: number;
  from: Visit | undefined;
}

function push(heap: Visit[], visit: Visit): void {
  let at = heap.push(visit) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (!above || above.cost <= visit.cost) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = visit;
}

function pop(heap: Visit[]): Visit | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!top || !last || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    const right = heap[child + 1];
    const left = heap[child];
    if (right && left && right.cost < left.cost) child++;
    const least = heap[child];
    if (!least || least.cost >= last.cost) break;
    heap[at] = least;
    at = child;
  }
  heap[at] = last;
  return top;
}

/**
 * The way from one cell to another over short hops between cells of the route, both ends in it;
 * undefined when there is none without a wide detour.
 */
export function findPath(
  links: CellLinks,
  from: StreetCell,
  to: StreetCell,
): StreetCell[] | undefined {
  const straightMeters = Math.hypot(to.x - from.x, to.y - from.y);
  const mostMeters = straightMeters * MOST_DETOUR + DETOUR_SLACK_METERS;
  const done = new Set<number>();
  const heap: Visit[] = [];
  push(heap, { cell: from, cost: 0, lengthMeters: 0, from: undefined });
  for (let visit = pop(heap); visit; visit = pop(heap)) {
    const { cell } = visit;
    if (done.has(cell.id)) continue;
    done.add(cell.id);
    if (cell === to) {
      const path: StreetCell[] = [];
      for (let step: Visit | undefined = visit; step; step = step.from) path.push(step.cell);
      return path.reverse();
    }
    for (const next of links.get(cell.id) ?? []) {
      if (done.has(next.id)) continue;
      const hopMeters = Math.hypot(next.x - cell.x, next.y - cell.y);
      const lengthMeters = visit.lengthMeters + hopMeters;
      const leftMeters = Math.hypot(to.x - next.x, to.y - next.y);
      if (lengthMeters + leftMeters > mostMeters) continue;
      push(heap, {
        cell: next,
        cost: visit.cost + computeHopCost(cell, next),
        lengthMeters,
        from: visit,
      });
    }
  }
  return undefined;
}
