import type { PlanePoint } from '../to-plane';
import { PointGrid } from './point-grid';

/** A cell of the density map: where its fixes lie on average, and how many they are. */
export interface StreetCell extends PlanePoint {
  id: number;
  weight: number;
}

/** Cells, and for each given point the cell it went to. */
export interface StreetCells {
  cells: StreetCell[];
  cellOf: (point: PlanePoint) => StreetCell | undefined;
}

const CELL_METERS = 25;
/** Wide enough to bring both directions of a street together, narrow enough to keep two streets apart. */
const RIDGE_METERS = 32;
const RIDGE_ROUNDS = 4;
/** A terminal with a thousand fixes must not draw its whole neighbourhood into one point. */
const MOST_WEIGHT = 12;

function toKey({ x, y }: PlanePoint, sizeMeters: number): string {
  return `${Math.floor(x / sizeMeters)}:${Math.floor(y / sizeMeters)}`;
}

/** Centroid and number of the points in each square. */
function gather(points: Iterable<PlanePoint & { weight?: number }>, sizeMeters: number) {
  const sums = new Map<string, { x: number; y: number; weight: number }>();
  for (const point of points) {
    const weight = point.weight ?? 1;
    const key = toKey(point, sizeMeters);
    const sum = sums.get(key) ?? { x: 0, y: 0, weight: 0 };
    sum.x += point.x * weight;
    sum.y += point.y * weight;
    sum.weight += weight;
    sums.set(key, sum);
  }
  return new Map(
    [...sums].map(([key, { x, y, weight }]) => [key, { x: x / weight, y: y / weight, weight }]),
  );
}

/** Mean shift: a point moves to where its neighbourhood is densest, the middle of its street. */
function toRidge(
  start: PlanePoint,
  density: PointGrid<PlanePoint & { weight: number }>,
): PlanePoint {
  let at = start;
  for (let round = 0; round < RIDGE_ROUNDS; round++) {
    let x = 0;
    let y = 0;
    let sum = 0;
    for (const near of density.near(at, RIDGE_METERS)) {
      const weight = Math.min(MOST_WEIGHT, near.weight);
      x += near.x * weight;
      y += near.y * weight;
      sum += weight;
    }
    if (sum > 0) at = { x: x / sum, y: y / sum };
  }
  return at;
}

/** The density of all fixes in 25 m cells, drawn together onto the middle of their streets. */
export function buildStreetCells(points: readonly PlanePoint[]): StreetCells {
  const fine = gather(points, 5);
  const density = new PointGrid(fine.values(), RIDGE_METERS);
  const moved = new Map([...fine].map(([key, point]) => [key, toRidge(point, density)]));
  const shifted = [...fine].map(([key, { weight }]) => ({
    ...(moved.get(key) ?? { x: 0, y: 0 }),
    weight,
  }));
  const byKey = new Map<string, StreetCell>();
  for (const [key, cell] of gather(shifted, CELL_METERS))
    byKey.set(key, { ...cell, id: byKey.size });
  return {
    cells: [...byKey.values()],
    cellOf: (point) => {
      const ridge = moved.get(toKey(point, 5));
      return ridge && byKey.get(toKey(ridge, CELL_METERS));
    },
  };
}
