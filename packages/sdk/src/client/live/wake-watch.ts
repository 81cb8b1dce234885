const TICK_MS = 10_000;
/** Browsers let the timers of hidden pages come up to a minute late; later than that it slept. */
const SLEPT_MS = 90_000;

/**
 * Finds out that the machine or the page slept: a timer comes far too late by the clock on the wall.
 * A clock that is set forward looks the same, one that is set back like nothing.
 */
export function createWakeWatch({ now, onWake }: { now: () => number; onWake: () => void }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let tickedAt = 0;
  const tick = () => {
    const sleptMs = now() - tickedAt - TICK_MS;
    tickedAt = now();
    if (sleptMs > SLEPT_MS) onWake();
  };
  return {
    start(): void {
      tickedAt = now();
      timer ??= setInterval(tick, TICK_MS);
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
