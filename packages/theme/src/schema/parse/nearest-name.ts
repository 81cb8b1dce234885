/** The known name that `name` is most likely a misspelling of; undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    // Words are no nearer to each other than their lengths are.
    .filter(
      (candidate) => Math.abs(name.length - candidate.length) <= maxDistanceOf(name, candidate),
    )
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (!best) return undefined;
  return best.distance <= maxDistanceOf(name, best.candidate) ? best.candidate : undefined;
}

const maxDistanceOf = (name: string, candidate: string): number =>
  Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));

/** Letters to add, drop, replace or swap with their neighbour to get from one word to the other. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
