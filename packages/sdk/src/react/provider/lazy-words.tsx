'use client';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { bringUntilThere, bringWords, hasWords, type Namespace } from '../../words';
import { useTrackingContext } from './tracking-context';

/**
 * Brings files of words and draws what is inside once they are there; at once where something has brought
 * them before. A file that does not come is asked for again after a while.
 * @param props.files the same list each time
 */
export function LazyWords({
  files,
  fallback = null,
  children,
}: {
  files: readonly Namespace[];
  /** Drawn meanwhile. Default nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { words } = useTrackingContext('LazyWords');
  const [, setArrived] = useState(0);
  const isThere = hasWords(words, files);
  useEffect(() => {
    if (isThere) return;
    const bring = () => bringWords(words, files);
    return bringUntilThere(bring, () => setArrived((count) => count + 1));
  }, [words, files, isThere]);
  return <>{isThere ? children : fallback}</>;
}
