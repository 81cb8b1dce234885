/** Calls `run` for all items, at most `limit` at a time. Rejects when one does; the others go on. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
