/**
 * Two moments in epoch milliseconds. It ends before its end: what happens at `toMs` belongs to the next one, so
 * that days that follow each other share nothing.
 */
export interface Period {
  fromMs: number;
  toMs: number;
}

/** The last millisecond of a period, for a tracking API that counts both ends; an empty one has its start. */
export function lastMomentMs({ fromMs, toMs }: Period): number {
  return Math.max(fromMs, toMs - 1);
}
