const CELL_PX = 4;

/**
 * A coarse grid of what is taken on the canvas: labels go only where everything is free.
 * Rectangles are in canvas CSS px; parts outside the canvas count as free.
 */
export function createLabelGrid() {
  let columns = 0;
  let rows = 0;
  let cells = new Uint8Array(0);

  const spanOf = (from: number, to: number, limit: number): [number, number] => [
    Math.max(0, Math.floor(from / CELL_PX)),
    Math.min(limit, Math.ceil(to / CELL_PX)),
  ];

  function isFree(left: number, top: number, width: number, height: number): boolean {
    const [x0, x1] = spanOf(left, left + width, columns);
    const [y0, y1] = spanOf(top, top + height, rows);
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) if (cells[y * columns + x]) return false;
    }
    return true;
  }

  function occupy(left: number, top: number, width: number, height: number): void {
    const [x0, x1] = spanOf(left, left + width, columns);
    const [y0, y1] = spanOf(top, top + height, rows);
    for (let y = y0; y < y1; y++)
      cells.fill(1, y * columns + x0, Math.max(y * columns + x0, y * columns + x1));
  }

  return {
    /** Empties the grid for a canvas of this size. */
    reset(width: number, height: number): void {
      columns = Math.ceil(width / CELL_PX);
      rows = Math.ceil(height / CELL_PX);
      if (cells.length < columns * rows) cells = new Uint8Array(columns * rows);
      else cells.fill(0);
    },
    isFree,
    occupy,
    /** Takes the place if all of it is free. */
    tryPlace(left: number, top: number, width: number, height: number): boolean {
      if (!isFree(left, top, width, height)) return false;
      occupy(left, top, width, height);
      return true;
    },
  };
}
