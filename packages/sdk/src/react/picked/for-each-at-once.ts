/** Calls `run` for all items, at most `limit` at a time, until `signal` ends it. Rejects when one does; the others go on. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  limit: number,
  run: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    while (!signal?.aborted) {
      const next = queue.next();
      if (next.done) return;
      await run(next.value);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
}
