import { useEffect, useState } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { watchColors } from './watch-colors';

/** Is the dark scheme in force at a map? Read from `color-scheme`, whatever set it. */
export function useIsDark(map: LeafletMap | null): boolean {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    const update = () => setIsDark(getComputedStyle(container).colorScheme === 'dark');
    const stop = watchColors(container, update);
    const frame = requestAnimationFrame(update);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [map]);
  return isDark;
}
