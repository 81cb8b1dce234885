import { useEffect, useRef } from 'react';
import { focusContent } from '../../../frame/shell/surface/focus-content';

/** Leads the focus into the page once a window over it has closed and what opened the window is gone. */
export function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    // The window gives the focus back a moment after it has closed.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusContent();
    });
    return () => clearTimeout(timer);
  }, [isOpen]);
}
