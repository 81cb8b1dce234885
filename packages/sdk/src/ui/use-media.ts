import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns true while a media query matches, kept up to date; `fallback` on a server and where
 * matching is not supported.
 */
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
