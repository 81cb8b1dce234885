/** Occupied places of the map, at a min distance from each other. */
export interface PlaceGrid {
  /** Empties the grid for a part of the world in world pixels. */
  reset(
    corner: { left: number; top: number },
    size: { width: number; height: number },
    minDistance: number,
  ): void;
  /**
   * Takes a place given in world pixels, inside what `reset` named.
   * @returns false when another one lies nearer than the least distance; it then stays free
   */
  take(x: number, y: number): boolean;
}

/** A cell's neighbours that can hold a place nearer than the least distance. */
const REACH_CELLS = 2;

/**
 * A coarse grid whose cells are so small that each holds one place at most, so that a question
 * costs a look at 25 cells however many vehicles there are. The cells are fixed to the world.
 */
export function createPlaceGrid(): PlaceGrid {
  let xs = new Float64Array(0);
  let ys = new Float64Array(0);
  let marks = new Uint32Array(0);
  let pass = 0;
  let columns = 0;
  let firstColumn = 0;
  let firstRow = 0;
  let cell = 1;
  let minSquared = 0;

  return {
    reset(corner, size, minDistance) {
      cell = minDistance / Math.SQRT2;
      minSquared = minDistance * minDistance;
      firstColumn = Math.floor(corner.left / cell) - REACH_CELLS;
      firstRow = Math.floor(corner.top / cell) - REACH_CELLS;
      columns = Math.ceil(size.width / cell) + 2 * REACH_CELLS + 2;
      const cells = columns * (Math.ceil(size.height / cell) + 2 * REACH_CELLS + 2);
      if (marks.length < cells) {
        xs = new Float64Array(cells);
        ys = new Float64Array(cells);
        marks = new Uint32Array(cells);
        pass = 0;
      }
      pass++;
    },
    take(x, y) {
      const at = (Math.floor(y / cell) - firstRow) * columns + Math.floor(x / cell) - firstColumn;
      if (marks[at] === pass) return false;
      for (let row = -REACH_CELLS; row <= REACH_CELLS; row++) {
        for (let column = -REACH_CELLS; column <= REACH_CELLS; column++) {
          const near = at + row * columns + column;
          if (marks[near] !== pass) continue;
          const [dx, dy] = [xs[near]! - x, ys[near]! - y];
          if (dx * dx + dy * dy < minSquared) return false;
        }
      }
      marks[at] = pass;
      xs[at] = x;
      ys[at] = y;
      return true;
    },
  };
}
