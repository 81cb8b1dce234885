import type { CanvasView } from '../canvas/canvas-view';
import type { FleetArrays } from '../fleet/fleet-arrays';
import { EDGE_PX } from '../fleet/cull-fleet';
import { VehicleFlag } from '../fleet/vehicle-state';
import { CLUSTER_REACH_PX } from './cluster-radius';
import { findStandingAlarms, HIDDEN_PX, moveAside, type StandingAlarm } from './standing-alarms';
import { Tallies } from './tallies';

/** All vehicles of a cell are within reach of each other, and of those two cells away some are. */
const CELL_PX = 24;
const REACH_CELLS = 2;

/** More cells than any screen has. */
const MAX_CELLS = 2 ** 24;

const NEVER = VehicleFlag.selected | VehicleFlag.followed | VehicleFlag.hover;
const NONE = -1;
const ALONE = -2;

/** Two that are so far apart are seen beside each other. */
const PAIR_PX = 26;

/** The clusters in view. Arrays are used again by the next pass. */
export interface ClusteredFleet {
  count: number;
  /** Canvas coordinates, CSS px. */
  x: Float32Array;
  y: Float32Array;
  /** Numbers, bounds and states of vehicles, by number of the cluster. */
  tallies: Tallies;
  /** Number of the cluster that a vehicle is in, by slot; -1 for those that stand alone. */
  clusterOf(slot: number): number;
  /** Finds the clusters of a view anew. */
  update(fleet: FleetArrays, view: CanvasView): void;
  /** There are none any more. */
  clear(): void;
}

/**
 * Clusters by a grid of small cells: one pass over the places of the fleet fills the cells, then the
 * fullest cell takes those within reach, and so on with the cells that are left. Selected, followed
 * and pointed-at vehicles always stand alone, and so do alarms unless they are many. Cells are fixed to the world, so panning changes
 * nothing; places are those that vehicles move to, so that a moving one does not hop.
 */
export function createClusteredFleet(): ClusteredFleet {
  const cells = new Tallies();
  const tallies = new Tallies();
  let cellOf = new Int32Array(0);
  let groupOf = new Int32Array(0);
  let ranks = new Float64Array(0);
  let rankCount = 0;
  let columns = 0;
  let alarms: StandingAlarm[] = [];

  function fillCells(fleet: FleetArrays, view: CanvasView) {
    const { scale, left, top, width, height } = view;
    alarms = findStandingAlarms(fleet, view, NEVER);
    const standing = new Set(alarms.map(({ slot }) => slot));
    const firstColumn = Math.floor((left - EDGE_PX) / CELL_PX) - REACH_CELLS;
    const firstRow = Math.floor((top - EDGE_PX) / CELL_PX) - REACH_CELLS;
    const across = (lengthPx: number) =>
      Math.ceil((lengthPx + 2 * EDGE_PX) / CELL_PX) + 2 * REACH_CELLS + 1;
    columns = across(width);
    const length = columns * across(height);
    cells.reset(length);
    if (groupOf.length < length) {
      groupOf = new Int32Array(length);
      ranks = new Float64Array(length);
    }
    groupOf.fill(NONE);
    if (cellOf.length < fleet.length) cellOf = new Int32Array(fleet.length * 2);
    for (let slot = 0; slot < fleet.length; slot++) {
      cellOf[slot] = NONE;
      const flags = fleet.flags[slot]!;
      if (fleet.deviceIds[slot] === 0 || flags & NEVER) continue;
      const [worldX, worldY] = [fleet.toX[slot]!, fleet.toY[slot]!];
      const [x, y] = [worldX * scale - left, worldY * scale - top];
      if (x <= -EDGE_PX || y <= -EDGE_PX || x >= width + EDGE_PX || y >= height + EDGE_PX) continue;
      const row = Math.floor((worldY * scale) / CELL_PX) - firstRow;
      const cell = row * columns + Math.floor((worldX * scale) / CELL_PX) - firstColumn;
      cellOf[slot] = cell;
      if (standing.has(slot)) continue;
      cells.add(cell, worldX, worldY, fleet.status[slot]!, (flags & VehicleFlag.alarm) !== 0);
    }
    rankCells(length);
  }

  /** The fullest last; those about as full keep their order, so that few of them change places. */
  function rankCells(length: number) {
    rankCount = 0;
    for (let cell = 0; cell < length; cell++) {
      const count = cells.countOf(cell);
      if (count > 0) ranks[rankCount++] = (32 - Math.clz32(count)) * MAX_CELLS - cell;
    }
    ranks.subarray(0, rankCount).sort();
  }

  /**
   * True when both vehicles of a pair are visible side by side: the first stays alone; the other
   * may join another cluster.
   */
  function isWidePair(group: number, cell: number, scale: number): boolean {
    if (tallies.countOf(group) !== 2 || cells.countOf(cell) !== 1) return false;
    const [west = 0, north = 0, east = 0, south = 0] = tallies.boundsOf(group);
    return Math.hypot(east - west, south - north) * scale >= PAIR_PX;
  }

  /** Gives the other one of a pair back to be joined. */
  function releaseOther(cell: number, group: number) {
    for (let row = -REACH_CELLS; row <= REACH_CELLS; row++) {
      for (let column = -REACH_CELLS; column <= REACH_CELLS; column++) {
        const near = cell + row * columns + column;
        if (groupOf[near] === group) groupOf[near] = NONE;
      }
    }
  }

  /** Puts a disc where no alarm that stands out hides it. */
  function place(group: number, x: number, y: number) {
    ({ x: out.x[group], y: out.y[group] } = moveAside({ x, y }, alarms));
  }

  /** Clusters a standing alarm with the vehicles that it would hide. */
  function joinHidden(fleet: FleetArrays, { scale, left, top }: CanvasView) {
    for (const { slot, x, y } of alarms) {
      const own = cellOf[slot]!;
      cellOf[slot] = NONE;
      for (let row = -1; row <= 1; row++) {
        for (let column = -1; column <= 1; column++) {
          const near = own + row * columns + column;
          if (groupOf[near] !== ALONE) continue;
          const [nearX, nearY] = [
            cells.meanX(near) * scale - left,
            cells.meanY(near) * scale - top,
          ];
          if (Math.hypot(nearX - x, nearY - y) >= HIDDEN_PX) continue;
          const group = cellOf[slot] === NONE ? out.count++ : groupOf[cellOf[slot]]!;
          if (cellOf[slot] === NONE) {
            tallies.add(group, fleet.toX[slot]!, fleet.toY[slot]!, fleet.status[slot]!, true);
            [out.x[group], out.y[group]] = [x, y];
          }
          tallies.merge(group, cells, near);
          groupOf[near] = group;
          cellOf[slot] = near;
        }
      }
    }
  }

  function joinCells({ scale, left, top }: CanvasView) {
    const reach = CLUSTER_REACH_PX / scale;
    tallies.reset(rankCount);
    if (out.x.length < rankCount) {
      out.x = new Float32Array(rankCount * 2);
      out.y = new Float32Array(rankCount * 2);
    }
    for (let index = rankCount - 1; index >= 0; index--) {
      const rank = ranks[index]!;
      const cell = Math.ceil(rank / MAX_CELLS) * MAX_CELLS - rank;
      if (groupOf[cell] !== NONE) continue;
      const [x, y] = [cells.meanX(cell), cells.meanY(cell)];
      const group = out.count;
      for (let row = -REACH_CELLS; row <= REACH_CELLS; row++) {
        for (let column = -REACH_CELLS; column <= REACH_CELLS; column++) {
          const near = cell + row * columns + column;
          if (groupOf[near] !== NONE || cells.countOf(near) === 0) continue;
          if (Math.hypot(cells.meanX(near) - x, cells.meanY(near) - y) >= reach) continue;
          groupOf[near] = group;
          tallies.merge(group, cells, near);
        }
      }
      const isPair = isWidePair(group, cell, scale);
      if (isPair) releaseOther(cell, group);
      if (isPair || tallies.countOf(group) === 1) {
        // Its place in the list is taken by the next one.
        tallies.drop(group);
        groupOf[cell] = ALONE;
        continue;
      }
      place(group, x * scale - left, y * scale - top);
      out.count++;
    }
  }

  const out: ClusteredFleet = {
    count: 0,
    x: new Float32Array(0),
    y: new Float32Array(0),
    tallies,
    clusterOf(slot) {
      if (out.count === 0) return NONE;
      const cell = cellOf[slot]!;
      return cell === NONE ? NONE : Math.max(NONE, groupOf[cell]!);
    },
    update(fleet, view) {
      out.count = 0;
      fillCells(fleet, view);
      joinCells(view);
      joinHidden(fleet, view);
    },
    clear() {
      out.count = 0;
    },
  };
  return out;
}
