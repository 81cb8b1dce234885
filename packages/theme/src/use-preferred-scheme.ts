import { useCallback, useSyncExternalStore } from 'react';
import type { Scheme } from './tokens';

const QUERY = '(prefers-color-scheme: dark)';

/** The scheme to paint: the one asked for, or with `system` the device's, followed live. */
export function usePreferredScheme(wanted: Scheme | 'system'): Scheme {
  const subscribe = useCallback((onChange: () => void) => {
    const media = window.matchMedia?.(QUERY);
    media?.addEventListener('change', onChange);
    return () => media?.removeEventListener('change', onChange);
  }, []);
  const isDark = useSyncExternalStore(subscribe, readDevice, () => false);
  if (wanted !== 'system') return wanted;
  return isDark ? 'dark' : 'light';
}

// Hosts without matchMedia (older web views, test pages) count as light.
function readDevice(): boolean {
  return window.matchMedia?.(QUERY).matches ?? false;
}
