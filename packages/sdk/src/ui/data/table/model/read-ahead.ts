/** Fewer rows than these are read when they are searched: nobody feels it. */
const MANY = 1_000;
/** A slice leaves room for a frame. */
const SLICE_MS = 8;
const LOOK_AT_CLOCK_EVERY = 64;

/** Reads many rows in slices between frames, so that the first key of a search finds them read. Returns how to stop. */
export function readAhead<Row>(rows: readonly Row[], read: (row: Row) => void): () => void {
  if (rows.length < MANY) return () => undefined;
  let next = 0;
  let timer = setTimeout(readSlice);
  function readSlice(): void {
    const until = performance.now() + SLICE_MS;
    while (next < rows.length) {
      const row = rows[next];
      if (row !== undefined) read(row);
      next += 1;
      if (next % LOOK_AT_CLOCK_EVERY === 0 && performance.now() >= until) break;
    }
    if (next < rows.length) timer = setTimeout(readSlice);
  }
  return () => clearTimeout(timer);
}
