/** Calls that keys may make: each has a bucket that empties with its calls and fills again. */
export interface Buckets {
  /** Counts a call; false when the bucket is empty. */
  take(key: string): boolean;
  /** Keys that are remembered. */
  readonly size: number;
}

/** Capacity of the buckets. */
export interface BucketOptions {
  /** Calls a second that go on for ever. */
  perSecond: number;
  /** Calls at once, after a rest. */
  burst: number;
  /** Milliseconds. */
  clock: () => number;
  /** Most keys that are remembered; 100,000 when left out. The longest unused is forgotten. */
  maxKeys?: number;
}

const MAX_KEYS = 100_000;

/** Makes the buckets; those that are full again take no memory. */
export const createBuckets = (options: BucketOptions): Buckets => {
  const { perSecond, burst, clock, maxKeys = MAX_KEYS } = options;
  const buckets = new Map<string, { left: number; atMs: number }>();

  const levelAt = (nowMs: number, { left, atMs }: { left: number; atMs: number }): number =>
    Math.min(burst, left + (Math.max(0, nowMs - atMs) * perSecond) / 1000);

  /** The longest unused stand first, and those that are full need not be remembered. */
  const forget = (nowMs: number): void => {
    for (const [key, bucket] of buckets) {
      if (buckets.size < maxKeys && levelAt(nowMs, bucket) < burst) return;
      buckets.delete(key);
    }
  };

  return {
    take(key) {
      const nowMs = clock();
      const bucket = buckets.get(key);
      const level = bucket ? levelAt(nowMs, bucket) : burst;
      if (level < 1) return false;
      buckets.delete(key);
      forget(nowMs);
      buckets.set(key, { left: level - 1, atMs: nowMs });
      return true;
    },
    get size() {
      return buckets.size;
    },
  };
};
