/** Places that keys have. */
export interface QueuePlaces {
  /** Takes one; false when all are taken. */
  take(key: string): boolean;
  giveBack(key: string): void;
}

/** Creates a fixed number of places per key. */
export const createPlaces = (most: number): QueuePlaces => {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = taken.get(key) ?? 0;
      if (count < most) taken.set(key, count + 1);
      return count < most;
    },
    giveBack(key) {
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    },
  };
};
