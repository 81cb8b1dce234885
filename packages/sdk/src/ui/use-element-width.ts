import { useCallback, useState } from 'react';

/** Width of an element in px, kept up to date; null until it is known. */
export function useElementWidth(): [
  (element: HTMLElement | null) => (() => void) | undefined,
  number | null,
] {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidthPx(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, widthPx];
}
