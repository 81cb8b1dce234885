'use client';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/**
 * Shows the whole page on the whole screen, with its notices and menus, and ends it.
 * `isPossible` is false where the browser or the frame around the page does not allow it.
 */
export function useFullScreen(): { isPossible: boolean; isOn: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
    () => false,
  );
  return {
    isPossible: typeof document !== 'undefined' && document.fullscreenEnabled === true,
    isOn,
    toggle() {
      const change = isOn
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      // A browser that refuses leaves the page as it is.
      change.catch(() => undefined);
    },
  };
}
