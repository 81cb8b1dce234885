import type { Place } from '@rastro/sdk/domain';
import { type PlanePoint, toPlane } from '../to-plane';
import type { CityWay } from './city-way';

/** A way beside a place. */
export interface NearWay {
  way: CityWay;
  meters: number;
  /** Position of the nearest point along the way, 0 its beginning and 1 its end. */
  part: number;
  /** True when the place lies to the left of the way's direction. */
  isLeft: boolean;
  /** Direction of the way here, as a vector 1 m long. */
  direction: PlanePoint;
}

/** Finds the nearest way of each name within its reach, the nearest first. */
export type FindWays = (place: Place) => NearWay[];

/** Further away a street says nothing about a place. */
const REACH_METERS = 250;

/** One straight piece of a way. */
interface Piece {
  way: CityWay;
  from: PlanePoint;
  to: PlanePoint;
  /** Metres of the way before this piece, and of this piece. */
  before: number;
  length: number;
  /** Metres of the whole way. */
  total: number;
}

/** Cells are as wide as the reach: what is near lies in a cell of its own or in one beside it. */
const cellOf = (meters: number): number => Math.floor(meters / REACH_METERS);
const keyOf = (column: number, row: number): number => column * 1_000_000 + row;

function toPieces(way: CityWay): Piece[] {
  const points = way.line.map(toPlane);
  let total = 0;
  const pieces = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    total += length;
    return { way, from, to, before: total - length, length };
  });
  return pieces.map((piece) => ({ ...piece, total }));
}

function measure(piece: Piece, at: PlanePoint): NearWay {
  const { way, from, to, before, length, total } = piece;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [at.x - from.x, at.y - from.y];
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length ** 2));
  return {
    way,
    meters: Math.hypot(px - along * dx, py - along * dy),
    part: total === 0 ? 0 : (before + along * length) / total,
    isLeft: dx * py - dy * px > 0,
    direction: { x: dx / (length || 1), y: dy / (length || 1) },
  };
}

/** Puts ways into a grid, so that only those around a place are looked at. */
export function indexWays(ways: readonly CityWay[]): FindWays {
  const cells = new Map<number, Piece[]>();
  for (const piece of ways.flatMap(toPieces)) {
    const [west, east] = [piece.from.x, piece.to.x].map(cellOf).sort((a, b) => a - b);
    const [south, north] = [piece.from.y, piece.to.y].map(cellOf).sort((a, b) => a - b);
    for (let column = west ?? 0; column <= (east ?? 0); column += 1) {
      for (let row = south ?? 0; row <= (north ?? 0); row += 1) {
        const key = keyOf(column, row);
        const cell = cells.get(key);
        if (cell) cell.push(piece);
        else cells.set(key, [piece]);
      }
    }
  }
  return (place) => {
    const at = toPlane(place);
    const [column, row] = [cellOf(at.x), cellOf(at.y)];
    const nearest = new Map<string, NearWay>();
    for (let beside = -1; beside <= 1; beside += 1) {
      for (let above = -1; above <= 1; above += 1) {
        for (const piece of cells.get(keyOf(column + beside, row + above)) ?? []) {
          const near = measure(piece, at);
          const { name } = piece.way;
          if (near.meters > REACH_METERS) continue;
          if (near.meters < (nearest.get(name)?.meters ?? Infinity)) nearest.set(name, near);
        }
      }
    }
    return [...nearest.values()].sort((a, b) => a.meters - b.meters);
  };
}
