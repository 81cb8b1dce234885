/** Options for working through slices. */
export interface SliceRun<Slice, Result> {
  slices: readonly Slice[];
  /** Max slices read at the same time. */
  atOnce: number;
  read: (slice: Slice) => Promise<Result>;
  onRead: (slice: Slice, result: Result) => void;
  onFailed: (slice: Slice, error: unknown) => void;
  signal: AbortSignal;
}

/**
 * Reads slices a few at a time, in their order. One that fails does not stop the others; after an abort
 * nothing begins and nothing is told.
 */
export async function runSlices<Slice, Result>({
  slices,
  atOnce,
  read,
  onRead,
  onFailed,
  signal,
}: SliceRun<Slice, Result>): Promise<void> {
  const waiting = slices.values();
  async function work(): Promise<void> {
    for (const slice of waiting) {
      if (signal.aborted) return;
      try {
        const result = await read(slice);
        if (!signal.aborted) onRead(slice, result);
      } catch (error) {
        if (!signal.aborted) onFailed(slice, error);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Things in slices of equal size, so many that there are at most `most` of them. */
export function cutSlices<Thing>(things: readonly Thing[], most: number): Thing[][] {
  const size = Math.max(1, Math.ceil(things.length / most));
  const slices: Thing[][] = [];
  for (let start = 0; start < things.length; start += size) {
    slices.push(things.slice(start, start + size));
  }
  return slices;
}
