'use client';
import { useCallback, useState } from 'react';

/** Near enough to be scrolled to at any moment. */
const NEAR = '800px 0px';

/**
 * Returns true once an element has been in or near view, and the ref for it; always true without
 * IntersectionObserver.
 */
export function useWasNear(): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [wasNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, wasNear];
}
