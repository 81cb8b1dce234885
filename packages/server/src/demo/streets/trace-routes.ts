import { MINUTE_MS } from '@rastro/sdk/domain';
import type { FleetDay, FleetFix } from '../day/fleet-day';
import { toPlane } from '../to-plane';
import { computeHopCost, findPath, type CellLinks } from './find-path';
import { PointGrid } from './point-grid';
import { buildStreetCells, type StreetCell, type StreetCells } from './street-cells';
import { StreetGraph } from './street-graph';

/** A line joins fixes of a route only when they lie at most this far apart, from whichever bus. */
const LONGEST_LINE_METERS = 150;
/** A path may leap over a place where no bus reported; the leap is not drawn. */
const LONGEST_LEAP_METERS = 450;
/** Between two fixes of a bus further apart in time it may have been anywhere. */
const LONGEST_LEG_MS = 3 * MINUTE_MS;

const toRoute = (fix: FleetFix) => fix.routeId;
/** Each direction by itself: the two halves of a one-way pair must not be tied together. */
const toDirection = (fix: FleetFix) => `${fix.routeId} ${fix.headsign}`;

function collectCells(day: FleetDay, { cellOf }: StreetCells, toKey: (fix: FleetFix) => string) {
  const byKey = new Map<string, Set<StreetCell>>();
  for (const fix of day.buses.flatMap((bus) => bus.fixes)) {
    const cell = cellOf(toPlane(fix));
    const cells = byKey.get(toKey(fix)) ?? new Set();
    if (cell) byKey.set(toKey(fix), cells.add(cell));
  }
  return byKey;
}

/** Hops to near cells, without those that are never worth it: two shorter ones over a third cost less. */
function listHops(cell: StreetCell, near: readonly StreetCell[]): StreetCell[] {
  const byCost = near
    .filter((other) => other !== cell)
    .map((other) => ({ other, cost: computeHopCost(cell, other) }))
    .sort((a, b) => a.cost - b.cost);
  const kept: typeof byCost = [];
  for (const hop of byCost) {
    const isWorthIt = kept.every(
      ({ other, cost }) => cost + computeHopCost(other, hop.other) >= hop.cost,
    );
    if (isWorthIt) kept.push(hop);
  }
  return kept.map(({ other }) => other);
}

function linkCells(cells: ReadonlySet<StreetCell>, reachMeters: number): CellLinks {
  const grid = new PointGrid(cells, reachMeters);
  return new Map([...cells].map((cell) => [cell.id, listHops(cell, grid.near(cell, reachMeters))]));
}

function isLeg(from: FleetFix, to: FleetFix): boolean {
  return toDirection(from) === toDirection(to) && to.clockMs - from.clockMs <= LONGEST_LEG_MS;
}

function addPath(graph: StreetGraph, path: readonly StreetCell[]): void {
  path.forEach((cell, step) => {
    const next = path[step + 1];
    if (next && Math.hypot(next.x - cell.x, next.y - cell.y) <= LONGEST_LINE_METERS)
      graph.add(cell, next);
  });
}

/**
 * The ways the buses took: from each fix of a bus to its next, over the places where any bus of
 * the same route was seen, with lines never longer than 150 m from one to the next.
 */
export function traceRoutes(day: FleetDay): StreetGraph {
  const cells = buildStreetCells(day.buses.flatMap((bus) => bus.fixes.map(toPlane)));
  const link = (toKey: (fix: FleetFix) => string, reachMeters: number) =>
    new Map(
      [...collectCells(day, cells, toKey)].map(([key, set]) => [key, linkCells(set, reachMeters)]),
    );
  const directions = link(toDirection, LONGEST_LINE_METERS);
  const routes = link(toRoute, LONGEST_LEAP_METERS);
  const graph = new StreetGraph();
  for (const { fixes } of day.buses) {
    fixes.forEach((fix, at) => {
      const next = fixes[at + 1];
      const from = cells.cellOf(toPlane(fix));
      const to = next && isLeg(fix, next) ? cells.cellOf(toPlane(next)) : undefined;
      if (!from || !to || from === to) return;
      const find = (links: CellLinks | undefined) => links && findPath(links, from, to);
      addPath(
        graph,
        find(directions.get(toDirection(fix))) ?? find(routes.get(toRoute(fix))) ?? [],
      );
    });
  }
  return graph;
}
