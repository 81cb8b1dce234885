import { useEffect, useState } from 'react';

const APPEAR_AFTER_MS = 200;
const STAY_MS = 300;

/**
 * Returns true while a skeleton must be shown: only after 200 ms of loading, and then for at least
 * 300 ms. It never covers data that arrived at the very moment it was due.
 */
export function useSkeleton(isLoading: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const [isSeen, setSeen] = useState(false);
  const isDue = shownAt !== null;
  if (isDue && !isSeen) {
    if (isLoading) setSeen(true);
    else setShownAt(null);
  }
  if (!isDue && isSeen) setSeen(false);
  useEffect(() => {
    if (isLoading && shownAt === null) {
      const timer = setTimeout(() => setShownAt(Date.now()), APPEAR_AFTER_MS);
      return () => clearTimeout(timer);
    }
    if (!isLoading && shownAt !== null) {
      const timer = setTimeout(() => setShownAt(null), shownAt + STAY_MS - Date.now());
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isLoading, shownAt]);
  return isDue;
}
