/** The first pieces of a stream, at least `count` things where there are so many, and all of it. */
export async function readAhead<T>(
  pieces: Iterable<readonly T[]> | AsyncIterable<readonly T[]>,
  count: number,
): Promise<{ first: readonly T[]; all: AsyncIterable<readonly T[]> }> {
  const rest = stream(pieces);
  const first: T[] = [];
  while (first.length < count) {
    const step = await rest.next();
    if (step.done) break;
    first.push(...step.value);
  }
  async function* all(): AsyncGenerator<readonly T[]> {
    if (first.length > 0) yield first;
    yield* rest;
  }
  return { first, all: all() };
}

async function* stream<T>(
  pieces: Iterable<readonly T[]> | AsyncIterable<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  yield* pieces;
}
