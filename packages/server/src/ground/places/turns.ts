import { LookupError } from '../../lookup/lookup-error';

/** Lets one through each `gapMs`: one of each who asks after the other, however many of one wait. */
export interface Turns {
  /**
   * Resolves when it is one's turn; throws a `LookupError` when too many of the same asker wait already, or, of what
   * happens in the background, when anybody does.
   */
  take(asker: string, isBackground?: boolean): Promise<void>;
}

/** Max waiting turns of all askers together. */
const MAX_IN_ALL = 200;

/** Keeps a pace. `maxWaiting` is what one asker may leave waiting. */
export function createTurns(gapMs: number, maxWaiting: number): Turns {
  /** Waiting turns by asker, the longest waiting asker first. */
  const waiting = new Map<string, (() => void)[]>();
  let inAll = 0;
  let nextAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const letNext = (): void => {
    timer = undefined;
    const [first] = waiting;
    if (!first) return;
    const [asker, turns] = first;
    const [go, ...rest] = turns;
    waiting.delete(asker);
    if (rest.length > 0) waiting.set(asker, rest);
    inAll -= 1;
    nextAt = performance.now() + gapMs;
    schedule();
    go?.();
  };
  const schedule = (): void => {
    if (inAll > 0) timer ??= setTimeout(letNext, Math.max(0, nextAt - performance.now())).unref();
  };

  return {
    async take(asker, isBackground = false) {
      const now = performance.now();
      if (inAll === 0 && now >= nextAt) {
        nextAt = now + gapMs;
        return;
      }
      const own = waiting.get(asker) ?? [];
      const isFull = own.length >= maxWaiting || inAll >= MAX_IN_ALL;
      if (isFull || (isBackground && inAll > 0)) {
        throw new LookupError('busy', 'too many places are asked for');
      }
      inAll += 1;
      await new Promise<void>((resolve) => {
        waiting.set(asker, [...own, resolve]);
        schedule();
      });
    },
  };
}
