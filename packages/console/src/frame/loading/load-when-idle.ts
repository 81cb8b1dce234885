/** Safari has no idle time to offer: soon, but not now. */
const SOON_MS = 200;

const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, SOON_MS);
  return () => clearTimeout(timer);
};

/**
 * Fetches code ahead, one after the other, each when nothing else is to be done: to read it takes as
 * long as to answer a click. What does not come is asked for again when it is shown.
 * @returns stops it
 */
export function loadWhenIdle([load, ...later]: readonly (() => Promise<unknown>)[]): () => void {
  if (!load) return () => undefined;
  let isStopped = false;
  let stop = whenIdle(() => {
    void load()
      .catch(() => undefined)
      .then(() => {
        if (!isStopped) stop = loadWhenIdle(later);
      });
  });
  return () => {
    isStopped = true;
    stop();
  };
}
