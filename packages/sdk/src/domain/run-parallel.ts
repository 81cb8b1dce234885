/**
 * Hands the items of a stream to `work`, at most `limit` at once, and reads on only when there is
 * room. Stops taking items when `isStopped` says so or a work fails; what runs is waited for, then
 * the first failure is thrown. Answers whether all items were taken.
 */
export async function runParallel<T>(
  items: AsyncIterable<T> | Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
  isStopped: () => boolean,
): Promise<boolean> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let isComplete = true;
  for await (const item of items) {
    if (failures.length > 0 || isStopped()) {
      isComplete = false;
      break;
    }
    const task = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= limit) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return isComplete;
}
