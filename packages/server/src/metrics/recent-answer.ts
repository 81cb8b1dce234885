import { setTimeout as wait } from 'node:timers/promises';

const ASK_AGAIN_MS = 10_000;
const MAX_WAIT_MS = 1_000;

/**
 * Asks at most once in ten seconds, however often it is called, and never twice at once. Whoever
 * calls waits a second at most, then gets the answer before; undefined while there is none, and when
 * the last one failed.
 */
export const createRecentAnswer = <T>(
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): (() => Promise<T | undefined>) => {
  let latest: T | undefined;
  let askedMs = -Infinity;
  let asking: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    try {
      latest = await ask();
    } catch {
      latest = undefined;
    } finally {
      asking = undefined;
    }
  };

  return async () => {
    if (asking === undefined && now() - askedMs >= ASK_AGAIN_MS) {
      askedMs = now();
      asking = refresh();
    }
    if (asking) await Promise.race([asking, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    return latest;
  };
};
