import { useSyncExternalStore } from 'react';

/** A phone held sideways: rows need the height that tiles and foot would take. */
const LOW = '(max-height: 480px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(LOW);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is too low for what stands above and below a list on a desk. */
export function useIsLow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(LOW).matches);
}
