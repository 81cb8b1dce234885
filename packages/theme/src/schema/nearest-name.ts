/** The known name that `name` is most likely a misspelling of; undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  const allowed = Math.round(0.4 * Math.max(name.length, best?.candidate.length ?? 0));
  return best && best.distance <= allowed ? best.candidate : undefined;
}

function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const changed = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, changed));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
