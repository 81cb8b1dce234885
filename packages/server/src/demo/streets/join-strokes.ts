import type { PlanePoint } from '../to-plane';
import { measurePieces } from './measure-pieces';
import type { StreetGraph } from './street-graph';

/** A street drawn without lifting the pen. */
export interface Stroke {
  points: PlanePoint[];
  lengthMeters: number;
  /** All streets that hang together with it. */
  pieceMeters: number;
  /** Passages on its middle stretch. */
  count: number;
}

/** A line goes on over a crossing when it turns by less. */
const MOST_TURN_RADIANS = Math.PI / 4;

function computeTurn(graph: StreetGraph, from: number, at: number, to: number): number {
  const [a, b, c] = [graph.place(from), graph.place(at), graph.place(to)];
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** For each end of a stretch the place that follows straightest: at most one partner each. */
function pairStretches(graph: StreetGraph): (from: number, at: number) => number | undefined {
  const following = new Map<string, number>();
  const key = (from: number, at: number) => `${from}>${at}`;
  for (const at of graph.ids()) {
    const around = [...graph.neighbours(at).keys()];
    const mostTurn = around.length === 2 ? Math.PI : MOST_TURN_RADIANS;
    const pairs = around
      .flatMap((from, index) => around.slice(index + 1).map((to) => ({ from, to })))
      .map((pair) => ({ ...pair, turn: computeTurn(graph, pair.from, at, pair.to) }))
      .filter(({ turn }) => turn < mostTurn)
      .sort((p, q) => p.turn - q.turn);
    for (const { from, to } of pairs) {
      if (following.has(key(from, at)) || following.has(key(to, at))) continue;
      following.set(key(from, at), to);
      following.set(key(to, at), from);
    }
  }
  return (from, at) => following.get(key(from, at));
}

/** All stretches of the graph, each once, joined into lines as long as they go straight on. */
export function joinStrokes(graph: StreetGraph): Stroke[] {
  const follow = pairStretches(graph);
  const pieces = measurePieces(graph);
  const used = new Set<string>();
  const take = (a: number, b: number) => {
    const key = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (used.has(key)) return false;
    used.add(key);
    return true;
  };
  const walk = (from: number, start: number): number[] => {
    const way: number[] = [];
    for (let previous = from, at = start; ;) {
      const next = follow(previous, at);
      if (next === undefined || !take(at, next)) return way;
      way.push(next);
      [previous, at] = [at, next];
    }
  };
  const strokes: Stroke[] = [];
  for (const { a, b } of graph.stretches()) {
    if (!take(a, b)) continue;
    const ids = [...walk(b, a).reverse(), a, b, ...walk(a, b)];
    let lengthMeters = 0;
    const counts: number[] = [];
    ids.forEach((id, at) => {
      const next = ids[at + 1];
      if (next === undefined) return;
      lengthMeters += graph.meters(id, next);
      counts.push(graph.neighbours(id).get(next) ?? 0);
    });
    counts.sort((p, q) => p - q);
    strokes.push({
      points: ids.map((id) => graph.place(id)),
      lengthMeters,
      pieceMeters: pieces.get(a) ?? 0,
      count: counts[counts.length >> 1] ?? 0,
    });
  }
  return strokes.sort((p, q) => q.count * q.lengthMeters - p.count * p.lengthMeters);
}
