const TIMER_MS = 16;

/**
 * Runs a function at most once an animation frame; by a timer where there are no frames (Node,
 * hidden pages).
 */
export function createFrameScheduler(run: () => void) {
  let cancel: (() => void) | null = null;
  const fire = () => {
    cancel = null;
    run();
  };
  return {
    request(): void {
      if (cancel) return;
      const isHidden = typeof document !== 'undefined' && document.hidden;
      if (typeof requestAnimationFrame === 'function' && !isHidden) {
        const frame = requestAnimationFrame(fire);
        cancel = () => cancelAnimationFrame(frame);
      } else {
        const timer = setTimeout(fire, TIMER_MS);
        cancel = () => clearTimeout(timer);
      }
    },
    cancel(): void {
      cancel?.();
      cancel = null;
    },
  };
}
