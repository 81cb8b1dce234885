import { createListeners } from '../../client';

/** A clock that many can watch; it stands still while nobody does. */
export interface Ticker {
  subscribe(callback: () => void): () => void;
  /** The moment of the last tick, in epoch milliseconds. */
  getSnapshot(): number;
}

const tickers = new Map<number, Ticker>();

/** The one ticker of an interval. It stops without watchers and while the page is hidden. */
export function getTicker(intervalMs: number): Ticker {
  let ticker = tickers.get(intervalMs);
  if (!ticker) tickers.set(intervalMs, (ticker = createTicker(intervalMs)));
  return ticker;
}

function createTicker(intervalMs: number): Ticker {
  const listeners = createListeners();
  let timer: ReturnType<typeof setInterval> | undefined;
  let tickedAt = 0;

  function tick() {
    tickedAt = Date.now();
    listeners.call();
  }
  function adjust() {
    const isWatched = listeners.size() > 0 && document.visibilityState !== 'hidden';
    if (isWatched && timer === undefined) {
      tick();
      timer = setInterval(tick, intervalMs);
    } else if (!isWatched && timer !== undefined) {
      clearInterval(timer);
      timer = undefined;
    }
  }
  return {
    subscribe(callback) {
      if (listeners.size() === 0) document.addEventListener('visibilitychange', adjust);
      const remove = listeners.add(callback);
      adjust();
      return () => {
        remove();
        if (listeners.size() === 0) document.removeEventListener('visibilitychange', adjust);
        adjust();
      };
    },
    getSnapshot() {
      // A reader between two runs of the ticker must not see a time long gone.
      if (timer === undefined) {
        const now = Date.now();
        if (now - tickedAt >= intervalMs) tickedAt = now;
      }
      return tickedAt;
    },
  };
}
