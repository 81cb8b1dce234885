import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date; `fallback` on a server and where nothing can tell. */
export function useMedia(query: string, fallback = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? fallback,
    () => fallback,
  );
}
