import type { PlanePoint } from '../to-plane';
import { measurePieces } from './measure-pieces';
import { PointGrid } from './point-grid';
import type { StreetGraph } from './street-graph';

/** A stretch is real when buses passed it more than once. */
const LEAST_PASSAGES = 2;
/** A stretch that is nearly as long as the way round by a third place is a short cut of noise. */
const SHORT_CUT_RATIO = 1.3;
/** Noise beside a busy street: few passages within this distance of many. */
const SHADOW_METERS = 60;
const SHADOW_SHARE = 0.12;
const SAME_CROSSING_METERS = 45;
const SHORTEST_SPUR_METERS = 90;
const SHORTEST_PIECE_METERS = 250;

function dropRare(graph: StreetGraph): void {
  for (const { a, b, count } of graph.stretches()) if (count < LEAST_PASSAGES) graph.remove(a, b);
}

/** Lays short cuts onto the two stretches they cut short. */
function foldShortCuts(graph: StreetGraph): void {
  for (const { a, b, meters } of graph.stretches().sort((p, q) => q.meters - p.meters)) {
    const count = graph.neighbours(a).get(b);
    if (count === undefined) continue;
    let best: number | undefined;
    let least = meters * SHORT_CUT_RATIO;
    for (const via of graph.neighbours(a).keys()) {
      if (!graph.neighbours(b).has(via)) continue;
      const around = graph.meters(a, via) + graph.meters(via, b);
      if (around < least && Math.max(graph.meters(a, via), graph.meters(via, b)) < meters) {
        [best, least] = [via, around];
      }
    }
    if (best === undefined) continue;
    graph.remove(a, b);
    graph.raise(a, best, count);
    graph.raise(best, b, count);
  }
}

/** Draws the knots of a terminal together: crossings that lie nearer to each other than a street is wide. */
function mergeCrossings(graph: StreetGraph): void {
  const isCrossing = (id: number) => graph.neighbours(id).size > 2;
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const { a, b } of graph.stretches().sort((p, q) => p.meters - q.meters)) {
      if (!graph.neighbours(a).has(b) || !isCrossing(a) || !isCrossing(b)) continue;
      if (graph.meters(a, b) > SAME_CROSSING_METERS) continue;
      graph.merge(a, b);
      isDone = false;
    }
  }
}

/** Drops what lies in the shadow of a much busier stretch. */
function dropShadows(graph: StreetGraph): void {
  const middles = graph.stretches().map((stretch) => {
    const from = graph.place(stretch.a);
    const to = graph.place(stretch.b);
    return { ...stretch, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
  const grid = new PointGrid(middles, SHADOW_METERS);
  for (const stretch of middles) {
    const busiest = grid
      .near(stretch, SHADOW_METERS)
      .reduce((most, { count }) => Math.max(most, count), 0);
    if (stretch.count < busiest * SHADOW_SHARE) graph.remove(stretch.a, stretch.b);
  }
}

/** The places of a dead end up to the next crossing, when it is short. */
function followSpur(graph: StreetGraph, end: number): number[] | undefined {
  const places = [end];
  let meters = 0;
  for (let at = end, from = -1; meters < SHORTEST_SPUR_METERS;) {
    const next = [...graph.neighbours(at).keys()].find((id) => id !== from);
    if (next === undefined) return places;
    meters += graph.meters(at, next);
    places.push(next);
    if (graph.neighbours(next).size > 2) return meters < SHORTEST_SPUR_METERS ? places : undefined;
    [from, at] = [at, next];
  }
  return undefined;
}

function dropSpurs(graph: StreetGraph): void {
  for (const id of graph.ids()) {
    if (graph.neighbours(id).size !== 1) continue;
    const places = followSpur(graph, id) ?? [];
    places.forEach((place, at) => {
      const next = places[at + 1];
      if (next !== undefined) graph.remove(place, next);
    });
  }
}

/** Drops pieces that hang together with nothing and are too short to be told from dashes. */
function dropFragments(graph: StreetGraph): void {
  const pieceMeters = measurePieces(graph);
  for (const { a, b } of graph.stretches()) {
    if ((pieceMeters.get(a) ?? 0) < SHORTEST_PIECE_METERS) graph.remove(a, b);
  }
}

/** Moves each place on a line without crossings half-way to the middle of its neighbours. */
function smooth(graph: StreetGraph): void {
  const moves: [number, PlanePoint][] = [];
  for (const id of graph.ids()) {
    const [a, b, third] = [...graph.neighbours(id).keys()];
    if (a === undefined || b === undefined || third !== undefined) continue;
    const [at, from, to] = [graph.place(id), graph.place(a), graph.place(b)];
    moves.push([id, { x: at.x / 2 + (from.x + to.x) / 4, y: at.y / 2 + (from.y + to.y) / 4 }]);
  }
  for (const [id, place] of moves) graph.move(id, place);
}

/** Takes the noise out of traced ways, in place: rare stretches, short cuts, shadows, short spurs, fragments, jitter. */
export function cleanGraph(graph: StreetGraph): void {
  foldShortCuts(graph);
  dropRare(graph);
  dropShadows(graph);
  foldShortCuts(graph);
  mergeCrossings(graph);
  foldShortCuts(graph);
  dropSpurs(graph);
  dropSpurs(graph);
  dropFragments(graph);
  smooth(graph);
}
