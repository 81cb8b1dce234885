import type { StreetGraph } from './street-graph';

/** For each place, how many metres of street hang together with it. */
export function measurePieces(graph: StreetGraph): Map<number, number> {
  const piece = new Map<number, number>();
  for (const start of graph.ids()) {
    if (piece.has(start)) continue;
    const members = [start];
    piece.set(start, 0);
    let meters = 0;
    for (const id of members) {
      for (const next of graph.neighbours(id).keys()) {
        // Each stretch is met from both of its ends.
        meters += graph.meters(id, next) / 2;
        if (piece.has(next)) continue;
        piece.set(next, 0);
        members.push(next);
      }
    }
    for (const id of members) piece.set(id, meters);
  }
  return piece;
}
