import { LookupError } from '../../lookup/lookup-error';

/** Lets one through each `gapMs`, in the order they come. */
export interface Turns {
  /**
   * Resolves when it is one's turn; throws a `LookupError` when too many wait already, or, of what happens in the
   * background, when anybody does.
   */
  take(isBackground?: boolean): Promise<void>;
}

/** Keeps a pace. */
export function createTurns(gapMs: number, mostWaiting: number): Turns {
  let nextAt = 0;
  let waiting = 0;
  return {
    async take(isBackground = false) {
      if (waiting >= (isBackground ? 1 : mostWaiting))
        throw new LookupError('busy', 'too many places are asked for');
      const now = performance.now();
      const at = Math.max(now, nextAt);
      nextAt = at + gapMs;
      if (at === now) return;
      waiting += 1;
      await new Promise<void>((resolve) => setTimeout(resolve, at - now).unref());
      waiting -= 1;
    },
  };
}
