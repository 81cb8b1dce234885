import { RECONNECT_DELAY_MS } from '../domain';

/** Fetches words, again every few seconds until they come, then tells. Returns how to stop. */
export function loadUntilThere<T>(bring: () => Promise<T>, onThere: (words: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const ask = () =>
    void bring().then(
      (words) => {
        if (isWanted) onThere(words);
      },
      () => {
        if (isWanted) timer = setTimeout(ask, RECONNECT_DELAY_MS);
      },
    );
  ask();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
