import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusContent } from './focus-content';

/**
 * After a change of page whose trigger went away with the old page, leads the focus into the new one,
 * so that a keyboard does not start over. The first page leaves it to the skip link. For the frame, and
 * for pages, which may come later than their address.
 */
export function useFocusOnArrival(): void {
  const { key } = useLocation();
  useEffect(() => {
    const isFirst = key === 'default';
    if (!isFirst && document.activeElement === document.body) focusContent();
  }, [key]);
}
