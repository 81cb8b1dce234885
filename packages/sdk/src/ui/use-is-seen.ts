'use client';
import { useCallback, useState } from 'react';

/** Whether an element is in view, and the ref to give it; where nothing can tell, it never is. */
export function useIsSeen(): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isSeen];
}
